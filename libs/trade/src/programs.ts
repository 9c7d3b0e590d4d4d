import type { MinorUnits, Region } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { Market, Product } from './products';
import { PRODUCTS } from './products';
import type { Irpm } from './schedule-rating';
import { IRPM_CHARACTERISTICS } from './schedule-rating';

/** The programs that agencies may have. */
export const PROGRAM_NAMES = ['Technology', 'Health care', 'Marine', 'Cyber'] as const;

/** The name of a program, by which it is known. */
export type ProgramName = (typeof PROGRAM_NAMES)[number];

/** What a program asks of a risk, fixes of its terms, and gives. */
export interface Program {
  readonly region: Region;
  /** Beginnings of industry codes; none: every industry. */
  readonly industries: readonly string[];
  /** The highest hazard that it takes. */
  readonly maxHazard: number;
  /** The least retention, in currency units. */
  readonly retention: number;
  /** Percent of schedule credit, on the awareness of its members. */
  readonly creditPct: number;
}

/** Planning values of this project. A credit of 5 % is within every plan of schedule rating that allows one. */
export const PROGRAMS: Readonly<Record<ProgramName, Program>> = {
  Technology: {
    region: 'US',
    industries: ['334', '511', '513', '518', '519', '5415'],
    maxHazard: 5,
    retention: 10_000,
    creditPct: 5,
  },
  'Health care': {
    region: 'US',
    industries: ['62'],
    maxHazard: 4,
    retention: 5_000,
    creditPct: 5,
  },
  Marine: {
    region: 'US',
    industries: ['336', '483', '488', '493'],
    maxHazard: 4,
    retention: 5_000,
    creditPct: 3,
  },
  Cyber: { region: 'UK', industries: [], maxHazard: 4, retention: 5_000, creditPct: 0 },
};

/** Whether a text is the name of a program. */
export const isProgram = (name: string): name is ProgramName =>
  (PROGRAM_NAMES as readonly string[]).includes(name);

/** A risk as a program reads it. */
export interface ProgramRisk {
  product: Product;
  industryCode: string | null;
  hazard: number | null;
  retention: MinorUnits;
}

/** Why a program does not take a risk, in one sentence; null where it does. */
export function programRefusal(name: ProgramName, risk: ProgramRisk): string | null {
  const { region, industries, maxHazard } = PROGRAMS[name];
  const { product, industryCode, hazard, retention } = risk;
  if (PRODUCTS[product].region !== region) {
    return `The program ${name} is not of the country of this product.`;
  }
  const isOfIndustry = industries.some((code) => industryCode?.startsWith(code));
  if (industries.length > 0 && !isOfIndustry) {
    return `The industry of the insured is none of the program ${name}.`;
  }
  if (hazard === null || hazard > maxHazard) {
    return `The program ${name} takes hazards up to ${maxHazard}.`;
  }
  if (retention >= retentionOf(name)) return null;
  return `The program ${name} has retentions from ${PROGRAMS[name].retention.toLocaleString('en-US')} on.`;
}

/** The least retention of a program. */
export const retentionOf = (name: ProgramName): MinorUnits =>
  minorUnitsOf(PROGRAMS[name].retention);

/** Where schedule rating is not allowed. */
const UNSCHEDULED: readonly string[] = ['HI'];

/** The schedule credit of a program where its risk is written; null where none is allowed. */
export function programCredit(
  name: ProgramName,
  { market, state }: { market: Market; state: string | null },
): Irpm | null {
  const { creditPct } = PROGRAMS[name];
  const isScheduled = market === 'SURPLUS' || (market === 'ADMITTED' && !isUnscheduled(state));
  if (!isScheduled || creditPct === 0) return null;
  const none = IRPM_CHARACTERISTICS.map((characteristic) => [characteristic, 0]);
  return { ...(Object.fromEntries(none) as Irpm), securityAwareness: -creditPct };
}

const isUnscheduled = (state: string | null): boolean =>
  state === null || UNSCHEDULED.includes(state);
