import type { EventData, EventType } from '@palisade/contracts';
import { endReasonText, noticeReasonText } from '@palisade/trade';
import type { Draft, KnownPolicy, Rule } from './letter-draft';
import { ALL, money, plain } from './letter-draft';

/** What is written of the renewal of a policy, and of its end. */
export const RENEWAL_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  // What is quoted by itself is told of as a quote.
  'policy.renewal-offered.v1': ({ policyHead: { endDate }, daysLeft, quoteId }) =>
    quoteId
      ? null
      : { name: 'renewalOpens', to: ['AGENT'], facts: { until: plain(endDate), days: daysLeft } },
  'policy.renewal-due.v1': ({ policyHead: { endDate }, daysLeft }) => ({
    name: 'renewalDue',
    to: ALL,
    facts: { until: plain(endDate), days: daysLeft },
  }),
  'policy.non-renewed.v1': ({ policyHead: { endDate }, by, reason, noticeMailedOn, insured }) => {
    const facts = { until: plain(endDate), reason: endReasonText(reason) };
    if (by === 'INSURED') return { name: 'renewalOptedOut', to: ALL, facts };
    const mailed = noticeMailedOn && plain(noticeMailedOn);
    const notice = { mailed, address: noticeMailedOn && addressOf(insured) };
    return { name: 'nonRenewalNotice', to: ALL, facts: { ...facts, ...notice } };
  },
  // The offer itself has a letter of its own.
  'quote.sent.v1': ({ conditional, quoteHead: { effectiveDate }, charges, insured }) =>
    conditional
      ? {
          name: 'conditionalNotice',
          to: ['POLICYHOLDER'],
          facts: {
            from: plain(effectiveDate),
            reasons: conditional.reasons.map(noticeReasonText).join(' '),
            before: money({ amount: conditional.expiringPremium, currency: charges.currency }),
            premium: money({ amount: charges.premium, currency: charges.currency }),
            total: money({ amount: charges.amountDue, currency: charges.currency }),
            mailed: plain(conditional.mailedOn),
            address: addressOf(insured),
          },
        }
      : null,
};

/** A notice came late: cover goes on at its terms, for a premium pro rata. */
export function coverGoesOn(
  { goesOn, charges }: EventData<'policy.endorsed.v1'>,
  { agencyBilled, agencyName }: KnownPolicy,
): Draft | null {
  if (!goesOn) return null;
  const { from, until, cause } = goesOn;
  const isEnd = cause === 'NON_RENEWAL';
  return {
    name: 'coverGoesOn',
    to: ALL,
    facts: {
      from: plain(from),
      until: plain(until),
      ends: isEnd ? plain(until) : null,
      renews: isEnd ? null : plain(until),
      amount: agencyBilled ? null : money({ ...charges, amount: charges.amountDue }),
      settler: agencyBilled ? agencyName : null,
    },
    isPayable: agencyBilled === false,
  };
}

type Insured = EventData<'policy.non-renewed.v1'>['insured'];

/** Where a notice is mailed to, in one line. */
export const addressOf = ({
  address1,
  address2,
  address3,
  city,
  state,
  zipCode,
}: Insured): string =>
  [address1, address2, address3, [city, state, zipCode].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
