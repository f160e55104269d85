/** A number as the reader's language writes it, with a true minus sign. */
export const numeral = (value: number, language: string, how: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, how).format(value).replace("-", "\u2212");
