/** Those that were made: the options are the constants of the code, so there are a few. */
const NUMBERS = new Map<string, Intl.NumberFormat>();
const DATES = new Map<string, Intl.DateTimeFormat>();

/** How numbers of a locale are written; making it takes longer than a hundred numbers. */
export const numberFormat = (
  locale: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat =>
  kept(NUMBERS, keyOf(locale, options), () => new Intl.NumberFormat(locale, options));

/** How dates and times of a locale are written. */
export const dateTimeFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat =>
  kept(DATES, keyOf(locale, options), () => new Intl.DateTimeFormat(locale, options));

const keyOf = (locale: string, options: object): string => `${locale} ${JSON.stringify(options)}`;

function kept<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key);
  if (known) return known;
  const one = make();
  made.set(key, one);
  return one;
}
