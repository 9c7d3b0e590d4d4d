import type { Account, AccountFacts } from '../../../lib/api-types';

/** What can be typed of an account. */
export type FactsForm = Omit<AccountFacts, 'domains' | 'quoteId'> & { domains?: string };

const FIELDS = [
  ...(['name', 'dbaOrTradestyle', 'domainName', 'url', 'phone'] as const),
  ...(['address1', 'address2', 'address3', 'city', 'state', 'zipCode'] as const),
  ...(['naicsCode', 'sicCode', 'primaryNaicsPercentage', 'secondNaicsCode'] as const),
  ...(['revenue', 'totalRevenue', 'nonUsRevenue', 'percentInternationalSales'] as const),
  ...(['noOfEmployeesAll', 'numberOfPersonalRecords', 'collectingPersonalInformation'] as const),
  ...(['yearEstablished', 'ownershipType', 'entityType', 'dunsNumber', 'ein'] as const),
  ...(['isFranchise', 'franchiseSystemConnectivity'] as const),
  ...(['changeInScope', 'changeInScopeDetail'] as const),
] satisfies readonly (keyof FactsForm & keyof Account)[];

/** The facts of an account as its form shows them. */
export const formOfAccount = (account: Account): Partial<FactsForm> => ({
  ...(Object.fromEntries(FIELDS.map((name) => [name, account[name]])) as Partial<FactsForm>),
  // The field shows the country's prefix itself.
  phone: account.phone.replace(/^\+(1|44)/, ''),
  domains: account.domains.join(', '),
});

/** What was changed in the form; an emptied field takes its fact back. */
export function changedFacts(before: Partial<FactsForm>, after: Partial<FactsForm>): AccountFacts {
  const { domains, ...facts } = Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, value === '' || value === undefined ? null : value] as const)
      .filter(([name, value]) => value !== (before[name as keyof FactsForm] ?? null)),
  ) as Partial<FactsForm>;
  if (domains === undefined) return facts;
  const list = (domains ?? '').split(',').map((domain) => domain.trim());
  return { ...facts, domains: list.filter(Boolean) };
}
