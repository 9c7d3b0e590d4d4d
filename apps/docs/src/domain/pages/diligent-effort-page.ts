import type { EventData } from '@palisade/contracts';
import type { PrintDocument, Row } from '../print-document';
import { dateOf, insuredSection } from '../words';

type Bound = EventData<'quote.bound.v1'>;
type Effort = NonNullable<Bound['effort']>;

/** What is said where no insurer has to be asked. */
const GROUNDS: Readonly<Record<Effort['basis'], string>> = {
  DECLINATIONS:
    'Insurance of this kind was looked for among insurers that are admitted in the state. Those named below were asked and declined.',
  EXPORT_LIST:
    'Insurance of this kind is on the export list of the state, as signed below: no admitted insurer had to be asked.',
  EXEMPT_PURCHASER:
    'The named insured is an exempt commercial purchaser, as signed below: no admitted insurer had to be asked.',
};

/** Why a risk went to surplus lines, as whoever looked for admitted insurance has signed it. */
export const diligentEffortPage = (
  { quoteHead, insured, surplus }: Pick<Bound, 'quoteHead' | 'insured' | 'surplus'>,
  effort: Effort,
): PrintDocument => ({
  title: 'Diligent effort',
  subtitle: `Quote ${quoteHead.quoteNumber}`,
  currency: 'USD',
  sections: [
    insuredSection(insured),
    { heading: 'Search for admitted insurance', paragraphs: [GROUNDS[effort.basis]] },
    ...(effort.declinations.length
      ? [
          {
            heading: 'Insurers that declined',
            rows: effort.declinations.map(({ insurer, contact, declinedOn, reason }): Row => [
              insurer,
              `${contact} declined on ${dateOf(declinedOn, 'USD')}: ${reason}`,
            ]),
          },
        ]
      : []),
    {
      heading: 'Signature',
      rows: [
        ['Signed', effort.signedBy],
        ['Time (UTC)', effort.signedAt],
        ['Surplus lines broker', surplus?.brokerName ?? 'Not known'],
        ['License', surplus ? `${surplus.licenseNumber}, ${surplus.state}` : 'Not known'],
      ],
    },
  ],
});
