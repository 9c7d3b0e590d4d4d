import type { EventData } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import type { PrintDocument } from '../print-document';
import { chargesSection, dateOf } from '../words';
import { paperOf } from './cancellation-pages';
import type { PolicyPrint } from './policy-pages';

type Offered = Pick<
  EventData<'policy.reporting-offered.v1'>,
  'endOfCover' | 'automaticUntil' | 'buyBy' | 'citation' | 'options'
>;

const NO_LIMIT = 'It adds no limit: what is left of the limits of the policy is all that is paid.';

/** What more time to report costs, with taxes, and until when it is for sale. */
export function reportingOfferPage(
  policy: PolicyPrint,
  { endOfCover, automaticUntil, buyBy, citation, options }: Offered,
): PrintDocument {
  const { currency } = policy.charges;
  const free = automaticUntil
    ? `What happened before then can be reported before ${dateOf(automaticUntil, currency)} without charge.`
    : 'What is reported later is not covered, unless more time is bought.';
  return paperOf(policy, 'Extended reporting offer', [
    {
      heading: 'End of cover',
      rows: [
        ['Cover ended on', dateOf(endOfCover, currency)],
        ['Can be bought until', dateOf(buyBy, currency)],
        ['By', citation],
      ],
      paragraphs: [free],
    },
    {
      heading: 'More time to report',
      table: {
        columns: ['Months', 'Reported before', 'Premium', 'With taxes'],
        rows: options.map(({ months, until, charges }) => [
          String(months),
          dateOf(until, currency),
          formatMoney(charges.premium, currency),
          formatMoney(charges.amountDue, currency),
        ]),
      },
    },
    { heading: 'What it is', paragraphs: [`${NO_LIMIT} The premium is earned at once.`] },
  ]);
}

/** More time to report was bought: an endorsement that covers no further day. */
export function reportingPage(
  policy: PolicyPrint,
  {
    erp,
    charges,
  }: Pick<EventData<'policy.endorsed.v1'>, 'charges'> & {
    erp: NonNullable<EventData<'policy.endorsed.v1'>['erp']>;
  },
): PrintDocument {
  const { currency } = charges;
  return paperOf(policy, 'Extended reporting', [
    {
      heading: 'Extended reporting',
      rows: [
        ['Months', String(erp.months)],
        ['Covers what happened before', dateOf(erp.from, currency)],
        ['Reported before', dateOf(erp.to, currency)],
      ],
      paragraphs: [`${NO_LIMIT} The premium is earned at once and is not returned.`],
    },
    chargesSection(charges),
  ]);
}
