import type { EventData, EventType } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { coverageName, PRODUCTS } from '@palisade/trade';
import type { LetterName, Rule } from './letter-draft';
import { plain } from './letter-draft';

type Affected = EventData<'policy.certificate-affected.v1'>;

const NAMES: Readonly<Record<Affected['answer'], LetterName>> = {
  TRUE: 'certificateRestored',
  CHANGED: 'certificateChanged',
  CANCELLED: 'certificateCancelled',
};

/** What is written to those who hold certificates. */
export const CERTIFICATE_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  'policy.certificate-affected.v1': (data) => {
    const { answer, certificateNumber, holder, since, changes, policyHead } = data;
    const { region } = PRODUCTS[policyHead.product];
    return {
      name: NAMES[answer],
      to: ['HOLDER'],
      facts: {
        certificate: certificateNumber,
        holder,
        since: plain(since),
        changes: changes.length ? changes.map((one) => saidOf(one, region)).join('; ') : null,
      },
    };
  },
};

const FIELD_WORDS: Readonly<Record<string, string>> = {
  INSURED: 'insured',
  AGGREGATE_LIMIT: 'aggregate limit',
  ADDITIONAL_INSURED: 'additional insured',
};

/** What one change made of what, in the words of a letter. */
function saidOf({ field, key, was, is }: Affected['changes'][number], region: Region): string {
  const own = region === 'UK' ? 'excess' : 'retention';
  const subject = key === null ? (FIELD_WORDS[field] ?? own) : coverageName(key);
  if (field === 'ENDORSEMENT') return `${subject}: ${is ? 'added' : 'removed'}`;
  return `${subject}: ${was || 'none'}, now ${is || 'none'}`;
}
