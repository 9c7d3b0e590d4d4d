import type { Currency, MinorUnits } from '@palisade/kernel';
import { formatMoney } from '@palisade/kernel';

/** What of a client is told with what it was and is. */
export interface ComparedClient {
  revenue: MinorUnits | null;
  employees: number | null;
  records: number | null;
  yearEstablished: number | null;
  state: string | null;
}

type Compared = keyof ComparedClient;

/** The fields of a client as people call them; others by the words of their name. */
const NAMES: Readonly<Record<string, string>> = {
  securityAnswers: 'security answers',
  naicsCode: 'industry',
  sicCode: 'industry',
  secondNaicsCode: 'second industry',
  noOfEmployeesAll: 'number of employees',
  numberOfPersonalRecords: 'number of personal records',
  address1: 'address',
  address2: 'address',
  address3: 'address',
  zipCode: 'postal code',
  domainName: 'domain',
};
const COMPARED: Readonly<Record<string, Compared>> = {
  revenue: 'revenue',
  noOfEmployeesAll: 'employees',
  numberOfPersonalRecords: 'records',
  yearEstablished: 'yearEstablished',
  state: 'state',
};

/** What was changed of a client, in words, and from what to what where that is one figure or word. */
export function changedFacts(
  changed: readonly string[],
  {
    before,
    after,
    currency,
  }: { before: ComparedClient | null; after: ComparedClient; currency: Currency },
): string {
  const said = changed.map((field) => {
    const name = NAMES[field] ?? inWords(field);
    const compared = COMPARED[field];
    if (!compared || !before || before[compared] === after[compared]) return name;
    const [from, to] = [before, after].map((client) => shown(client, compared, currency));
    return `${name} from ${from} to ${to}`;
  });
  return `The account was changed: ${[...new Set(said)].join(', ')}.`;
}

function shown(client: ComparedClient, field: Compared, currency: Currency): string {
  const value = client[field];
  if (value === null) return 'nothing';
  if (field === 'revenue' && typeof value === 'number') return formatMoney(value, currency);
  if (field === 'yearEstablished' || typeof value === 'string') return String(value);
  return value.toLocaleString('en-US');
}

const inWords = (field: string): string =>
  field.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
