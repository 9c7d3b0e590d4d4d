import type { Country } from '@palisade/kernel';
import { headingKey } from '@palisade/kernel';
import { industryListOf, isIndustryCode } from './industry-lists';

/** The systems that a heading or a code may name; SIC is that of the country. */
export type NamedSystem = 'NAICS' | 'SIC';

/** What a text says as the industry of a company: a code of the country's list, or why it is none. */
export type ReadIndustry = { code: string; refusal: null } | { code: null; refusal: string };

const NAMED =
  /^(?:u\.?[sk]\.? ?)?(naics|sic)\b(?:[\s:.#(-]*((?:19|20)\d\d)\)?(?=\D+\d))?(?:\s*codes?)?[\s:.#-]*/i;
const CODE = /^\d[\d./]*\b/;
/** A code with a mark between its thousands, as a spreadsheet writes a number. */
const THOUSANDS = /^\d{1,3},\d{3}(?![\d,])/;
/** Another code behind the first. */
const MORE = /^(?:\s*[,;&+]\s*|\s+)\d/;
const SIC_WORD = /(?<![a-z])sic(?![a-z])/i;
const SIC_KEY = /^(?:primary|uk|us)?siccodes?\d*$/;
const UNSURE_DIGITS = 4;
/** Only the list of the country has codes so long. */
const FULL_DIGITS: Readonly<Record<Country, number>> = { USA: 6, GBR: 5 };
const UK_VERSION = '2007';

/** The system that a heading names; null where it names none. */
export function systemNamed(heading: string): NamedSystem | null {
  if (/naics/i.test(heading)) return 'NAICS';
  return SIC_WORD.test(heading) || SIC_KEY.test(headingKey(heading)) ? 'SIC' : null;
}

/**
 * Reads the code of an industry as people write it: `621210 Dentists`, `NAICS 621210`, `62.01/2`. A code
 * is taken of a system that is known: US SIC, and SIC of 2003, give other industries the same digits.
 */
export function readIndustry(
  text: string,
  { country, heading }: { country: Country; heading: NamedSystem | null },
): ReadIndustry {
  const named = NAMED.exec(text.trim());
  const said = withoutThousands(text.trim().slice(named?.[0].length ?? 0), country);
  const written = CODE.exec(said)?.[0] ?? '';
  const code = written.replace(/\.0$/, '').replace(/[./]/g, '');
  if (MORE.test(said.slice(written.length)))
    return refused(`"${text}" may be more than one industry code.`);
  if (!/^\d{2,6}$/.test(code)) return refused(`"${text}" is no industry code.`);
  const own = named?.[1].toUpperCase() as NamedSystem | undefined;
  // A file of both countries has one heading: codes of full length are those of their country.
  const system = own ?? (code.length === FULL_DIGITS[country] ? null : heading);
  const wrong = country === 'USA' ? usFault(code, system) : ukFault(code, system, named?.[2]);
  return wrong === null ? { code, refusal: null } : refused(`"${text}" ${wrong}`);
}

function withoutThousands(text: string, country: Country): string {
  const number = THOUSANDS.exec(text)?.[0] ?? '';
  const code = number.replace(',', '');
  const isCode = isIndustryCode(industryListOf(country), code);
  return isCode ? code + text.slice(number.length) : text;
}

const refused = (refusal: string): ReadIndustry => ({ code: null, refusal });

function usFault(code: string, system: NamedSystem | null): string | null {
  if (system === 'SIC') return 'is a code of the US SIC: give the NAICS code of 2022.';
  if (system === 'NAICS' || code.length !== UNSURE_DIGITS) return null;
  return 'may be a code of NAICS or of the US SIC: give all six digits of the NAICS code.';
}

function ukFault(
  code: string,
  system: NamedSystem | null,
  version: string | undefined,
): string | null {
  if (system === 'NAICS') return 'is a code of NAICS: give the UK SIC code of 2007.';
  if (version !== undefined && version !== UK_VERSION) {
    return `is a code of the SIC of ${version}: give that of 2007.`;
  }
  if (version === UK_VERSION || code.length !== UNSURE_DIGITS) return null;
  return 'may be a code of the SIC of 2003: give all five digits of that of 2007.';
}
