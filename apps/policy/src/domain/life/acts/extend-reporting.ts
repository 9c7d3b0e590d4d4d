import { standing } from '../../history/standing';
import type { Charges } from '../../money/charges';
import { negated } from '../../money/charges';
import type { ReportingWindow } from '../../reporting/reporting-window';
import { checkUnrenewed } from '../../renewal/renewal-guard';
import { assertBuyable } from '../../reporting/reporting-window';
import type { ActRule } from '../act-rule';
import type { Life, NewEntry } from '../life';
import { withAct } from '../life';

/** The months that are bought, and what stands against them. */
export interface ReportingWish {
  months: number;
  window: ReportingWindow | null;
  charges: Charges;
  owed: number;
  bought: number | null;
}

/** More time to report what happened before the end of cover: it covers no day, and is earned on the first. */
export const extendReporting: ActRule<ReportingWish> = {
  actions: ['extendReporting'],
  check(_, { window, owed, bought }, { today, hasRenewal }) {
    checkUnrenewed({ hasRenewal });
    assertBuyable(window, { today, owed, bought });
  },
  apply(life, { months, window, charges }) {
    if (!window) return life;
    const { endOfCover: effectiveDate } = window;
    const reason = `${months} months`;
    const line = { type: 'ERP' as const, effectiveDate, segments: [], factor: '1', reason };
    return withAct(life, [{ ...line, charges }]);
  },
  tells: () => ({ timeline: 'extendReporting', event: 'policy.endorsed.v1' }),
};

/** What takes extended reporting back: a policy that runs again needs none. */
export const reportingTakenBack = ({ entries }: Pick<Life, 'entries'>): NewEntry[] =>
  standing(entries)
    .filter(({ type }) => type === 'ERP')
    .map(({ number, effectiveDate, factor, charges }) => ({
      type: 'REVERSAL',
      effectiveDate,
      factor,
      segments: [],
      charges: negated(charges),
      reverses: number,
    }));
