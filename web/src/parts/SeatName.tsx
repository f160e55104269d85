const SHORT = 2;

/** A name that is cut, where it must be, before a last word as short as a number: that tells bots from each other. */
export function SeatName({ name }: { name: string }) {
  const last = name.lastIndexOf(" ");
  const end = last > 0 && name.length - last - 1 <= SHORT ? last : name.length;
  return (
    <b title={name}>
      <span>{name.slice(0, end)}</span>
      {name.slice(end)}
    </b>
  );
}
