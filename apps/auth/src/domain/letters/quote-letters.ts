import type { EventData, EventType } from '@palisade/contracts';
import type { Rule } from './letter-draft';
import { ALL, money, plain } from './letter-draft';

/** The reason that was chosen; what stands beside it describes the case. A rule has a code for the one. */
const closedFor = ({
  reason,
  reasonSummary,
}: Pick<EventData<'quote.declined.v1'>, 'reason' | 'reasonSummary'>): string | null => {
  const isChosen = reasonSummary && !/^[A-Z\d_]+$/.test(reasonSummary);
  return (isChosen ? reasonSummary : reason) || null;
};

/** What is written of quotes. */
export const QUOTE_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  'quote.declined.v1': ({ notify, ...closed }) =>
    notify ? { name: 'quoteDeclined', to: ['AGENT'], facts: { reason: closedFor(closed) } } : null,
  'quote.referred.v1': ({ reasons, needByDate }) => ({
    name: 'quoteReferred',
    to: ['UNDERWRITER'],
    facts: {
      reasons: reasons.map(({ text }) => text).join('\n') || null,
      needBy: needByDate && plain(needByDate),
    },
  }),
  'quote.assigned.v1': () => ({ name: 'quoteAssigned', to: ['UNDERWRITER'], facts: {} }),
  'quote.changed.v1': ({ action }) =>
    action === 'requestToBind'
      ? { name: 'requestToBind', to: ['AGENT', 'UNDERWRITER'], facts: {} }
      : null,
  'quote.conditions-due.v1': ({ conditions, dueAt }) => ({
    name: 'conditionsDue',
    to: ['AGENT'],
    facts: { conditions: conditions.map(({ title }) => title).join('\n'), due: plain(dueAt) },
  }),
  'quote.released.v1': ({ byUnderwriter, charges, expiresOn, subjectivities }) =>
    byUnderwriter
      ? {
          name: 'termsReleased',
          to: ['AGENT'],
          facts: {
            total: money({ ...charges, amount: charges.amountDue }),
            until: plain(expiresOn),
            conditions: subjectivities.map(({ title }) => title).join('\n') || null,
          },
        }
      : null,
  'quote.expired.v1': ({ notify }) =>
    notify ? { name: 'quoteExpired', to: ['AGENT'], facts: {} } : null,
  'quote.rescinded.v1': ({ quoteHead, reason }) =>
    quoteHead.policyId ? { name: 'binderRescinded', to: ALL, facts: { reason } } : null,
};
