import type { PolicyStatus } from '@palisade/contracts';
import type { Charges } from '../money/charges';
import { POLICY_TRANSITIONS } from '../lifecycle/policy-status';
import { POLICY_TIMELINE } from '../timeline';
import type { ActFacts } from './act-rule';
import { fromOf } from './act-rule';
import type { ActType, WishOf } from './acts';
import { ACTS, lifeAfter } from './acts';
import type { LaidChange } from './acts/endorse';
import type { Life } from './life';
import { coverOf, moneyBetween } from './life';
import { charged, FACTS, limited, unborn } from './life.fixture';

const ISSUE = { terms: limited(1), charges: charged({ premium: 100_000 }), quoteId: 'issue' };

const change = (
  quoteId: string,
  effectiveDate: string,
  limit: number,
  premium: number,
): LaidChange => {
  const charges = charged({ premium });
  return { quoteId, effectiveDate, terms: limited(limit), charges };
};
const doing = <T extends ActType>(life: Life, type: T, wish: WishOf<T>, facts = {}): Life =>
  lifeAfter(life, type, wish, { ...FACTS, ...facts });

const inForce = (): Life => doing(doing(unborn(), 'issue', ISSUE), 'takeEffect', {});
const endorsed = (life: Life, one: LaidChange, later: LaidChange[] = []): Life =>
  doing(life, 'endorse', { ...one, later });
const cancelled = (life: Life, effectiveDate: string): Life =>
  doing(
    { ...life, status: 'CANCEL REQUESTED' },
    'cancel',
    { effectiveDate, reason: 'INSURED_REQUEST' },
    { today: effectiveDate },
  );
const premiums = (life: Life): number[] => life.entries.map((entry) => entry.charges.premium);
const limits = (life: Life): [string, number | undefined][] =>
  coverOf(life).map(({ from, terms }) => [from, terms?.aggregateLimit]);
const refused = (status: number, code: string): Error =>
  expect.objectContaining({ status, code }) as Error;

const RAISE = change('raise', '2026-07-01', 3, 50_000);

describe('the table of acts', () => {
  it.each(Object.entries(ACTS))(
    '%s goes by rows of the lifecycle and tells of itself',
    (_, act) => {
      for (const action of act.actions) expect(POLICY_TRANSITIONS).toHaveProperty([action]);
      const told = act.tells(inForce());
      expect(POLICY_TIMELINE.actions).toHaveProperty([told.timeline]);
      expect(told.event).toMatch(/^policy\./);
    },
  );

  it('has an act for each row of the lifecycle', () => {
    // To hold its notice back, to let it go, to pay, to sign, to certify, to decide on its renewal or its program, or to
    // print leaves a policy as it is.
    const beside = [
      'holdNotice',
      'releaseNotice',
      'signNoLoss',
      'awaitStatement',
      'startRenewal',
      'renewAutomatically',
      'muteReminders',
      'nonRenew',
      'optOutOfRenewal',
      'optIntoRenewal',
      'certify',
      'addToProgram',
      'removeFromProgram',
      'printInvoice',
    ];
    const done = [...Object.values(ACTS).flatMap(({ actions }) => [...actions]), ...beside];
    expect(Object.keys(POLICY_TRANSITIONS).filter((row) => !done.includes(row as never))).toEqual(
      [],
    );
  });

  it.each<[ActType, object]>([
    ['endorse', { ...RAISE, later: [] }],
    ['describe', { effectiveDate: '2026-07-01' }],
    ['requestCancellation', { effectiveDate: '2026-07-01', reason: 'INSURED_REQUEST' }],
    ['rejectCancellation', {}],
    ['stopNotice', {}],
    ['endReinstatementPeriod', {}],
    ['takeEffect', {}],
    ['endPolicy', {}],
    ['renew', {}],
    ['loseRenewal', {}],
    ['changeBroker', {}],
  ])('%s is refused from every status that it does not begin from', (type, wish) => {
    const all = Object.values(POLICY_TRANSITIONS).flatMap(
      ({ from }): readonly PolicyStatus[] => from,
    );
    for (const status of new Set<PolicyStatus>([...all, 'EXPIRED', 'FLAT CANCELLED'])) {
      const act = (): Life => doing({ ...inForce(), status }, type, wish as never);
      if (fromOf(ACTS[type]).includes(status)) expect(act).not.toThrow();
      else expect(act).toThrow(refused(409, 'ILLEGAL_TRANSITION'));
    }
  });
});

describe('a change that is dated before another', () => {
  const later = endorsed(inForce(), RAISE);
  const early = change('early', '2026-04-01', 2, 40_000);
  const again = { ...RAISE, terms: limited(4), charges: charged({ premium: 55_000 }) };
  const both = endorsed(later, early, [again]);

  it('takes the later one back and lays both by their dates, as one act', () => {
    expect(premiums(both)).toEqual([100_000, 50_000, -50_000, 40_000, 55_000]);
    expect(both.entries.map(({ act }) => act)).toEqual([1, 2, 3, 3, 3]);
    expect(both.entries[2]).toMatchObject({ type: 'REVERSAL', reverses: 2 });
    expect(moneyBetween(later, both).premium).toBe(45_000);
    expect(limits(both)).toEqual([
      ['2026-01-01', 1],
      ['2026-04-01', 2],
      ['2026-07-01', 4],
    ]);
  });

  it('is refused when others are to be laid again than begin later', () => {
    expect(() => endorsed(later, early)).toThrow(refused(409, 'POLICY_CHANGED'));
    const other = { ...again, quoteId: 'another' };
    expect(() => endorsed(later, early, [other])).toThrow(refused(409, 'POLICY_CHANGED'));
    expect(() => endorsed(inForce(), early, [again])).toThrow(refused(409, 'POLICY_CHANGED'));
  });

  it('leaves a change of names where it was, and its terms to what holds', () => {
    const named = doing(later, 'describe', { effectiveDate: '2026-05-01' });
    expect(limits(endorsed(named, early, [again]))).toEqual(limits(both));
  });
});

describe('the last change taken back', () => {
  const later = endorsed(inForce(), RAISE);
  const early = change('early', '2026-04-01', 2, 40_000);
  const again = { ...RAISE, terms: limited(4), charges: charged({ premium: 55_000 }) };
  const both = endorsed(later, early, [again]);

  it('negates every line of its act, and lays what it moved as it stood', () => {
    const back = doing(both, 'revert', { revision: 5 });
    expect(premiums(back).slice(5)).toEqual([-55_000, -40_000, 50_000]);
    expect(moneyBetween(both, back).premium).toBe(-45_000);
    expect(limits(back)).toEqual(limits(later));
    const cancelledBoth = [back, later].map((life) => cancelled(life, '2026-10-01'));
    const [one, other] = cancelledBoth.map((life) => life.entries.at(-1)?.charges.premium);
    expect(one).toBe(other);
  });

  it.each<[string, Life, number]>([
    ['an earlier one', both, 2],
    ['the issue', inForce(), 1],
    ['a change of names', doing(later, 'describe', { effectiveDate: '2026-05-01' }), 3],
    ['one that was taken back', doing(later, 'revert', { revision: 2 }), 3],
  ])('is never %s', (_, life, revision) => {
    const act = (): Life => doing(life, 'revert', { revision });
    expect(act).toThrow(refused(409, 'NOT_REVERTIBLE'));
  });
});

describe('a policy that never was', () => {
  it('has every line that stands negated, and covers nothing', () => {
    const changed = endorsed(inForce(), RAISE);
    const gone = doing(changed, 'voidPolicy', { reason: 'ERROR' });
    expect(premiums(gone)).toEqual([100_000, 50_000, -100_000, -50_000]);
    expect(gone.status).toBe('VOID');
    expect(limits(gone)).toEqual([]);
    const claimed = (): Life =>
      doing(changed, 'voidPolicy', { reason: 'ERROR' }, { hasOpenClaim: true });
    expect(claimed).toThrow(refused(409, 'VOID_REFUSED'));
  });
});

describe('a cancellation before a change begins', () => {
  // Half of the term is left: 184 of 365 days.
  const cancelledEarly = cancelled(endorsed(inForce(), RAISE), '2026-07-01');

  it('gives that change back whole, beside the short rate of the rest', () => {
    expect(premiums(cancelledEarly)).toEqual([100_000, 50_000, -50_000, -45_369]);
    expect(cancelledEarly.entries[3]).toMatchObject({ type: 'CANCEL', act: 3 });
    expect(limits(cancelledEarly)).toEqual([
      ['2026-01-01', 1],
      ['2026-07-01', undefined],
    ]);
  });

  it('is undone line by line', () => {
    const wish = { reason: 'In error', cancelledOn: '2026-07-01' };
    const undone = doing(cancelledEarly, 'undoCancelled', wish, { today: '2026-07-31' });
    expect(moneyBetween(cancelledEarly, undone).premium).toBe(50_000 + 45_369);
    expect(undone.status).toBe('IN FORCE');
    expect(limits(undone)).toEqual([
      ['2026-01-01', 1],
      ['2026-07-01', 3],
    ]);
    const late = (): Life => doing(cancelledEarly, 'undoCancelled', wish, { today: '2026-08-01' });
    expect(late).toThrow(refused(409, 'UNDO_TOO_LATE'));
    const replaced = (): Life => doing(cancelledEarly, 'undoCancelled', wish, { isReplaced: true });
    expect(replaced).toThrow(refused(409, 'POLICY_REPLACED'));
    const lost = (): Life => doing(cancelledEarly, 'undoCancelled', wish, { hasLossInGap: true });
    expect(lost).toThrow(refused(409, 'LOSS_IN_GAP'));
  });
});

describe('a policy cancelled for non-payment', () => {
  const pending = doing(
    endorsed(inForce(), RAISE),
    'cancelForDefault',
    {},
    { today: '2026-06-10' },
  );
  const unpaid = doing(pending, 'reachCancelDate', {}, { today: '2026-07-01' });

  it('comes back line by line when it is paid and signed', () => {
    expect(unpaid.status).toBe('IN REINSTATEMENT PERIOD');
    const back = doing(unpaid, 'reinstate', {}, { today: '2026-07-10' });
    const life = { status: 'IN FORCE', cancellation: null, reinstateUntil: null };
    expect(back).toMatchObject(life);
    const [took, gave] = [moneyBetween(pending, unpaid), moneyBetween(unpaid, back)];
    expect(gave.amountDue).toBe(-took.amountDue);
    expect(limits(back)).toEqual(limits(pending));
    const wish = { reason: 'In error', cancelledOn: '2026-07-01' };
    const undone = doing(unpaid, 'undoCancelled', wish, { today: '2026-07-10' });
    expect(premiums(undone)).toEqual(premiums(back));
  });

  it.each<[string, Life, Partial<ActFacts>, string]>([
    ['a loss since', unpaid, { hasLossInGap: true }, 'LOSS_IN_GAP'],
    ['another policy', unpaid, { isReplaced: true }, 'POLICY_REPLACED'],
    ['the end of its period', { ...unpaid, status: 'CANCELLED' }, {}, 'ILLEGAL_TRANSITION'],
  ])('does not after %s', (_, life, facts, code) => {
    expect(() => doing(life, 'reinstate', {}, facts)).toThrow(refused(409, code));
  });
});

/** The worked examples of money that a life has a part in (domain §5.11). */
interface Example {
  id: string;
  method: 'PRO_RATA' | 'SHORT_RATE' | 'FLAT';
  charges: Partial<Charges>;
  term: { effectiveDate: string; endDate: string };
  cancelDate: string;
  expected: { factor: string; premium: number; amountDue: number };
}

describe('a policy that was voided', () => {
  const gone = doing(inForce(), 'voidPolicy', { reason: 'ERROR' });
  const wish = { effectiveDate: '2026-07-01', reason: 'INSURED_REQUEST' };

  it.each(['cancel', 'requestCancellation'] as const)('refuses to %s', (type) => {
    expect(() => doing(gone, type, wish)).toThrow(refused(409, 'ILLEGAL_TRANSITION'));
  });

  it('stays as it is when its financer reports a default, or its quote is rescinded', () => {
    expect(doing(gone, 'cancelForDefault', {})).toBe(gone);
    expect(doing(gone, 'rescind', { reason: 'ERROR' })).toBe(gone);
  });
});

describe('the worked examples', () => {
  const YEAR = { effectiveDate: '2026-01-01', endDate: '2027-01-01' };
  it.each<Example>([
    {
      id: 'C01',
      method: 'PRO_RATA',
      charges: { premium: 1_000_000 },
      term: YEAR,
      cancelDate: '2026-04-01',
      expected: { factor: '0.7534', premium: -753_400, amountDue: -753_400 },
    },
    {
      id: 'C02',
      method: 'SHORT_RATE',
      charges: { premium: 1_000_000 },
      term: YEAR,
      cancelDate: '2026-04-01',
      expected: { factor: '0.7534', premium: -678_060, amountDue: -678_060 },
    },
    {
      id: 'C03',
      method: 'FLAT',
      charges: { premium: 305_200, brokerFee: 10_000, mgaFee: 5_000 },
      term: { effectiveDate: '2026-06-01', endDate: '2027-06-01' },
      cancelDate: '2026-06-01',
      expected: { factor: '1.0000', premium: -305_200, amountDue: -320_200 },
    },
  ])('$id: $method returns to the cent', ({ method, charges, term, cancelDate, expected }) => {
    const issue = { ...ISSUE, charges: charged(charges) };
    const issued = doing(unborn(term), 'issue', issue);
    const reason = method === 'SHORT_RATE' ? 'INSURED_REQUEST' : 'REWRITTEN';
    const asked: Life = { ...issued, status: 'CANCEL REQUESTED' };
    const wish = { effectiveDate: cancelDate, reason, cancellationType: method };
    const done = doing(asked, 'cancel', wish, { today: cancelDate });
    const { premium, amountDue } = moneyBetween(asked, done);
    const factor = done.entries.at(-1)?.factor;
    expect({ factor, premium, amountDue }).toEqual(expected);
  });

  it('short rate is not taken from what never began: 2,324.61 and not 2,289.01', () => {
    // 185 of 365 days of 4,316.00 at 90 %, and 356.00 that would have begun on the next day.
    const issue = { ...ISSUE, charges: charged({ premium: 431_600 }) };
    const policy: Life = { ...doing(unborn(), 'issue', issue), status: 'IN FORCE' };
    const unbegun = { ...RAISE, charges: charged({ premium: 35_600 }) };
    const before = endorsed(policy, unbegun);
    expect(moneyBetween(before, cancelled(before, '2026-06-30')).premium).toBe(-232_461);
  });
});

describe('a term whose renewal is issued', () => {
  const renewed = { hasRenewal: true };

  it.each<[ActType, object]>([
    ['cancel', { effectiveDate: '2026-07-01', reason: 'INSURED_REQUEST' }],
    ['requestCancellation', { effectiveDate: '2026-07-01', reason: 'INSURED_REQUEST' }],
    ['voidPolicy', { reason: 'ERROR' }],
  ])('refuses %s until the renewal is void', (type, wish) => {
    const act = (): Life => doing(endorsed(inForce(), RAISE), type, wish as never, renewed);
    expect(act).toThrow(refused(409, 'RENEWAL_ISSUED'));
  });

  it.each<[ActType, object]>([
    ['endorse', { ...RAISE, later: [] }],
    ['revert', { revision: 2 }],
  ])('takes %s: the renewal is charged anew', (type, wish) => {
    const endorsedOnce = endorsed(inForce(), RAISE);
    const life = type === 'revert' ? endorsedOnce : inForce();
    expect(doing(life, type, wish as never, renewed).entries).toHaveLength(
      type === 'revert' ? 3 : 2,
    );
  });

  it('is not reported to for longer', () => {
    const wish = { months: 12, window: null, charges: charged({}), owed: 0, bought: null };
    const act = (): Life =>
      doing(doing(inForce(), 'endPolicy', {}), 'extendReporting', wish, renewed);
    expect(act).toThrow(refused(409, 'RENEWAL_ISSUED'));
  });

  it('is given no notice by itself', () => {
    const life = inForce();
    expect(doing(life, 'cancelForDefault', {}, renewed)).toBe(life);
  });

  it('is renewed where it ends, and also when it ran out before', () => {
    expect(doing(inForce(), 'renew', {}).status).toBe('RENEWED');
    expect(doing(doing(inForce(), 'endPolicy', {}), 'renew', {}).status).toBe('RENEWED');
  });

  it.each([
    ['2026-12-31', 'IN FORCE'],
    ['2027-01-01', 'EXPIRED'],
  ])('is back once its renewal never was: on %s it is %s', (today, status) => {
    const life = doing(doing(inForce(), 'renew', {}), 'loseRenewal', {}, { today });
    expect(life.status).toBe(status);
  });
});
