import type { Company } from '../../domain/company';
import type { CompanyCriteria } from '../../domain/company-match';

/** A public register of companies. */
export interface Register {
  /** What the ids of its companies begin with here. */
  readonly prefix: string;
  /** Companies that may fit; which fit best is decided by the same rule for all registers. */
  search(criteria: CompanyCriteria): Promise<Company[]>;
  /** The company of an id of the register, without the prefix. */
  find(id: string): Promise<Company | null>;
}

/** A register that does not answer, or not as it should. */
export class RegisterSilence extends Error {}

/** How a register is asked. */
export interface Asking {
  url: string;
  headers?: Record<string, string>;
}

const LIMIT_MS = 5_000;
const NOT_FOUND = 404;

/** What a register answers in JSON; null where it does not know what was asked for. */
export async function askRegister<T>({ url, headers = {} }: Asking): Promise<T | null> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(url, { headers, signal, redirect: 'error' });
    if (answer.status === NOT_FOUND) return null;
    if (!answer.ok) throw new RegisterSilence(`${new URL(url).host} answered ${answer.status}.`);
    return (await answer.json()) as T;
  } catch (error) {
    if (error instanceof RegisterSilence) throw error;
    throw new RegisterSilence(`${new URL(url).host} does not answer.`);
  }
}

/** What no register tells. */
export const UNTOLD = {
  phone: null,
  domainName: null,
  industryCode: null,
  primaryIndustry: null,
  secondaryIndustry: null,
  revenue: null,
  employees: null,
  yearEstablished: null,
  records: null,
  ownershipType: null,
  entityType: null,
  dunsNumber: null,
} as const;

/** The year of a date such as `1998-04-01`. */
export const yearOf = (date: string | undefined): number | null => {
  const year = Number(date?.slice(0, 'yyyy'.length));
  return Number.isInteger(year) && year > 0 ? year : null;
};
