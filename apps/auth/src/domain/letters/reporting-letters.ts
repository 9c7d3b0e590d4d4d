import type { EventData } from '@palisade/contracts';
import type { Draft, Facts, KnownPolicy, Rule } from './letter-draft';
import { ALL, money, plain } from './letter-draft';

/** What more time to report costs, and until when it is for sale; each price with taxes. */
export const reportingOffered: Rule<'policy.reporting-offered.v1'> = ({
  endOfCover,
  automaticUntil,
  buyBy,
  options,
}) => ({
  name: 'reportingOffered',
  to: ALL,
  facts: {
    ended: plain(endOfCover),
    automatic: automaticUntil && plain(automaticUntil),
    until: plain(buyBy),
    ...Object.fromEntries(options.map(priceOf)),
  },
});

type Option = EventData<'policy.reporting-offered.v1'>['options'][number];

const priceOf = ({ months, charges }: Option): [string, Facts[string]] => [
  `price${months}`,
  money({ ...charges, amount: charges.amountDue }),
];

/** What was bought, and what is due for it; of a policy that its agency bills, it settles that. */
export function reportingBought(
  { erp, charges }: EventData<'policy.endorsed.v1'>,
  { agencyBilled, agencyName }: KnownPolicy,
): Draft | null {
  if (!erp) return null;
  return {
    name: 'reportingBought',
    to: ALL,
    facts: {
      months: erp.months,
      from: plain(erp.from),
      until: plain(erp.to),
      amount: agencyBilled ? null : money({ ...charges, amount: charges.amountDue }),
      settler: agencyBilled ? agencyName : null,
    },
    isPayable: agencyBilled === false,
  };
}
