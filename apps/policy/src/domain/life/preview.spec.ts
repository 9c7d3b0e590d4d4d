import { FACTS, charged, limited, TERM, unborn } from './life.fixture';
import { lifeAfter } from './acts';
import type { Life } from './life';
import { entriesSince, withAct } from './life';
import { ACT_OF, previewOf } from './preview';

/** Issued for 1,000.00 with 35.00 of tax, raised by 595.00 from July on. */
const raised = (): Life => {
  const cover = (from: string, limit: number) => [
    { from, to: TERM.endDate, terms: limited(limit) },
  ];
  const issued = withAct(
    unborn(),
    [
      {
        type: 'NEW',
        effectiveDate: TERM.effectiveDate,
        segments: cover(TERM.effectiveDate, 1_000_000),
        charges: charged({ premium: 100_000, surplusLineTax: 3_500 }),
        factor: '1',
      },
    ],
    { status: 'IN FORCE' },
  );
  const change = {
    type: 'ENDORSEMENT' as const,
    effectiveDate: '2026-07-15',
    segments: cover('2026-07-15', 2_000_000),
    charges: charged({ premium: 59_500, surplusLineTax: 2_083 }),
    factor: '0.465753',
    quoteId: 'change',
  };
  return withAct(issued, [change]);
};

describe('the preview of an act', () => {
  const wish = { reason: '', cancelledOn: TERM.effectiveDate, revision: 2 };

  it.each([
    ['revert', 'IN FORCE', 'ENDORSEMENT', [100_000, 3_500, 103_500]],
    ['void', 'VOID', 'VOIDED', [0, 0, 0]],
  ] as const)('shows before %s what it leaves, line by line', (action, status, paper, after) => {
    const preview = previewOf(raised(), ACT_OF[action], wish, FACTS);
    expect(preview).toMatchObject({ status, refused: null, told: { paper } });
    expect(preview.lines).toEqual([
      { type: 'premium', before: 159_500, after: after[0] },
      { type: 'surplusLineTax', before: 5_583, after: after[1] },
      { type: 'amountDue', before: 165_083, after: after[2] },
    ]);
  });

  it.each(['revert', 'void'] as const)('enters the lines of %s and keeps none', (action) => {
    const life = raised();
    const { entries } = previewOf(life, ACT_OF[action], wish, FACTS);
    expect(entries).toEqual(entriesSince(life, lifeAfter(life, ACT_OF[action], wish, FACTS)));
    expect(life).toEqual(raised());
  });

  it.each([
    ['void', { hasOpenClaim: true }, 'VOID_REFUSED'],
    ['void', { hasRenewal: true }, 'RENEWAL_ISSUED'],
    ['undoCancelled', {}, 'ILLEGAL_TRANSITION'],
  ] as const)('says why %s would be refused, and that nothing changes', (action, facts, code) => {
    const preview = previewOf(raised(), ACT_OF[action], wish, { ...FACTS, ...facts });
    expect(preview).toMatchObject({ status: 'IN FORCE', entries: [], told: null });
    expect(preview.refused).toMatchObject({ code });
    expect(preview.lines.filter(({ before, after }) => before !== after)).toEqual([]);
  });
});
