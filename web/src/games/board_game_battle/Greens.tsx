import { memo, useMemo } from "react";
import { DodecahedronGeometry, MeshLambertMaterial } from "three";
import { useDisposable } from "../useDisposable";
import { crownGeometry, greeneryOf, trunkGeometry } from "./greenery";
import { Instances } from "./Instances";
import type { Layout } from "./layout";
import type { Palette } from "./palette";

/** Palms and rocks of the isle. */
export const Greens = memo(function Greens({ layout, palette }: { layout: Layout; palette: Palette }) {
  const { palms, rocks } = useMemo(() => greeneryOf(layout), [layout]);
  const trunk = useDisposable(trunkGeometry, []);
  const crown = useDisposable(crownGeometry, []);
  const stone = useDisposable(() => new DodecahedronGeometry(1), []);
  const bark = useDisposable(() => new MeshLambertMaterial({ color: palette.trunk }), [palette]);
  const leaf = useDisposable(
    () => new MeshLambertMaterial({ color: palette.palm, flatShading: true }),
    [palette],
  );
  const rock = useDisposable(
    () => new MeshLambertMaterial({ color: palette.rock, flatShading: true }),
    [palette],
  );
  return (
    <>
      <Instances all={palms} geometry={trunk} material={bark} castShadow />
      <Instances all={palms} geometry={crown} material={leaf} castShadow />
      <Instances all={rocks} geometry={stone} material={rock} castShadow receiveShadow />
    </>
  );
});
