import type { Country } from '@palisade/kernel';
import type { Hazard } from '@palisade/trade';

/** The classification that a country's companies are coded in. */
export type IndustryScheme = 'NAICS' | 'SIC';

/** What becomes of a quote request of an industry before anything else is known. */
export type IndustryAction = 'accept' | 'refer' | 'decline';

/** One code of a list, with its place in it. */
export interface Industry {
  code: string;
  /** Title of the two-digit code above it. */
  primaryIndustry: string;
  /** Its own title; null for a two-digit code. */
  secondaryIndustry: string | null;
  /** Whether a more detailed code below it has the same title. */
  isDuplicate: boolean;
}

/** What an industry means for underwriting. */
export interface IndustryClass {
  hazard: Hazard;
  action: IndustryAction;
}

/** Classes by prefix of a code. */
export type HazardRules = ReadonlyMap<string, IndustryClass>;

const SCHEME_BY_COUNTRY: Readonly<Record<Country, IndustryScheme>> = { USA: 'NAICS', GBR: 'SIC' };

/** The countries whose companies can be insured. */
export const COUNTRIES = Object.keys(SCHEME_BY_COUNTRY) as Country[];

const SECTOR_DIGITS = 2;

/** The classification of a country: NAICS in the US, SIC in the UK. */
export const schemeOf = (country: Country): IndustryScheme => SCHEME_BY_COUNTRY[country];

/** Reads a list of `code|title` lines. */
export function readIndustries(list: string): Industry[] {
  const titles = new Map(linesOf(list).map(([code, title]) => [code, title]));
  const repeated = new Set<string>();
  for (const [code, title] of titles) {
    for (let digits = SECTOR_DIGITS; digits < code.length; digits++) {
      const above = code.slice(0, digits);
      if (titles.get(above) === title) repeated.add(above);
    }
  }
  return [...titles].map(([code, title]) => ({
    code,
    primaryIndustry: titles.get(code.slice(0, SECTOR_DIGITS)) ?? title,
    secondaryIndustry: code.length > SECTOR_DIGITS ? title : null,
    isDuplicate: repeated.has(code),
  }));
}

/** Reads a table of `prefix|hazard|action|note` lines. */
export function readHazardRules(table: string): HazardRules {
  return new Map(
    linesOf(table).map(([prefix, hazard, action]) => [
      prefix,
      { hazard: Number(hazard) as Hazard, action: action as IndustryAction },
    ]),
  );
}

/** The class of a code by its longest prefix; undefined when no prefix of it is known. */
export function classOf(code: string, rules: HazardRules): IndustryClass | undefined {
  for (let digits = code.length; digits >= SECTOR_DIGITS; digits--) {
    const found = rules.get(code.slice(0, digits));
    if (found) return found;
  }
  return undefined;
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}
