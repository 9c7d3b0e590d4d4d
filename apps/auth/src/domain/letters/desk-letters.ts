import type { EventType } from '@palisade/contracts';
import { endReasonText } from '@palisade/trade';
import type { Rule } from './letter-draft';
import { money, plain } from './letter-draft';

/** What is written to the desks of the provider and of agencies. */
export const DESK_LETTERS: { readonly [Type in EventType]?: Rule<Type> } = {
  'policy.changed.v1': ({ action, cancelRequest }) =>
    action === 'requestCancellation' && cancelRequest
      ? {
          name: 'cancelRequested',
          to: ['UNDERWRITER'],
          facts: {
            reason: endReasonText(cancelRequest.reason),
            until: plain(cancelRequest.cancelDate),
          },
        }
      : null,
  'commission-statement.finalized.v1': ({ year, month, currency, total: amount }) => ({
    name: 'statementFinalized',
    to: ['ORGANIZATION'],
    facts: {
      until: plain(lastDayOf(year, month)),
      amount: money({ amount, currency }),
    },
  }),
  'commission.paid.v1': ({ paidOn, bank, ...paid }) => ({
    name: 'statementPaid',
    to: ['ORGANIZATION'],
    facts: { amount: money(paid), paidOn: plain(paidOn), bank: bank?.name ?? null },
  }),
  'agency.saved.v1': (agency) =>
    waitsForTerms(agency)
      ? { name: 'agencyWaits', to: ['TERMS'], facts: { agency: agency.name } }
      : null,
};

const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

/** A new agency of which nobody has set the terms. */
export const waitsForTerms = ({
  version,
  isAppointed,
  deleted,
}: {
  version: number;
  isAppointed: boolean;
  deleted: boolean;
}): boolean => version === 1 && !isAppointed && !deleted;
