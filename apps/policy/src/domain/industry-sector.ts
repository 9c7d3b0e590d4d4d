/** The sectors of NAICS 2022, and the first two digits of what is in them. */
const NAICS: Readonly<Record<string, [from: number, to: number]>> = {
  '11': [11, 11],
  '21': [21, 21],
  '22': [22, 22],
  '23': [23, 23],
  '31-33': [31, 33],
  '42': [42, 42],
  '44-45': [44, 45],
  '48-49': [48, 49],
  '51': [51, 51],
  '52': [52, 52],
  '53': [53, 53],
  '54': [54, 54],
  '55': [55, 55],
  '56': [56, 56],
  '61': [61, 61],
  '62': [62, 62],
  '71': [71, 71],
  '72': [72, 72],
  '81': [81, 81],
  '92': [92, 92],
};

/** The sections of UK SIC 2007, and their divisions. */
const SIC: Readonly<Record<string, [from: number, to: number]>> = {
  A: [1, 3],
  B: [5, 9],
  C: [10, 33],
  D: [35, 35],
  E: [36, 39],
  F: [41, 43],
  G: [45, 47],
  H: [49, 53],
  I: [55, 56],
  J: [58, 63],
  K: [64, 66],
  L: [68, 68],
  M: [69, 75],
  N: [77, 82],
  O: [84, 84],
  P: [85, 85],
  Q: [86, 88],
  R: [90, 93],
  S: [94, 96],
  T: [97, 98],
  U: [99, 99],
};

/** Of an industry that is not known. */
const UNKNOWN = 'OTHER';

/** What industries are put together to: sectors of NAICS in the US, sections of SIC in the UK. */
export const INDUSTRY_SECTORS: readonly string[] = [
  ...Object.keys(NAICS),
  ...Object.keys(SIC),
  UNKNOWN,
];

const DIGITS = 2;

const prefixes = (country: string, sectors: typeof NAICS): [string, string][] =>
  Object.entries(sectors).flatMap(([sector, [from, to]]) =>
    Array.from({ length: to - from + 1 }, (_, at): [string, string] => [
      country + String(from + at).padStart(DIGITS, '0'),
      sector,
    ]),
  );

const SECTOR_OF = JSON.stringify(
  Object.fromEntries([...prefixes('USA', NAICS), ...prefixes('GBR', SIC)]),
);

/** The sector of a policy's insured, as SQL of its row. */
export const sectorSql = (row: string): string =>
  `coalesce('${SECTOR_OF}'::jsonb ->> ` +
  `((${row}.insured ->> 'country') || left(${row}.insured ->> 'industryCode', ${DIGITS})), '${UNKNOWN}')`;
