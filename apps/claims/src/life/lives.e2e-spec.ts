import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import { addYears } from '@palisade/kernel';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import {
  ACCOUNT,
  AGENCY,
  CARRIER,
  CHARGES,
  NOTICE,
  policyIssued,
} from '../claims/claim-world.fixture';
import type { ExampleAct, ExampleAnswer, ExampleCase } from '../domain/life/examples.fixture';
import { EXAMPLES, exampleTerms } from '../domain/life/examples.fixture';
import { service } from '../main';
import type { ClaimsBordereauResponse } from '../bordereaux/bordereaux.dto';
import type { LossRunAmounts, LossRunResponse } from '../lossruns/loss-runs.dto';
import type { ClaimMoneyResponse } from './claim-money.dto';

const FILES = '/api/claims/v1/claimsFile';
const STAFF = ['view', 'create', 'file', 'manage', 'reserve', 'pay', 'close'].map(
  (verb) => `claim:${verb}`,
);
const ROLES = { ADJUSTER: 'Claims Adjuster', HEAD: 'Head of Claims' };
const REFUSALS: Record<string, string[]> = {
  OUTSTANDING: ['RESERVES_OUTSTANDING'],
  AUTHORITY: ['SECOND_PERSON_NEEDED'],
  STATUS: ['PAYMENT_STATUS'],
  LATE_NOTICE: ['LATE_NOTICE'],
};
const STEPS: Record<string, string> = {
  issue: 'ISSUE',
  clear: 'CLEAR',
  stop: 'STOP',
  voidPayment: 'VOID',
};
const REASON = 'As the report of the firm says';

/** One life of the worked examples, played over HTTP. */
class HttpLife {
  app: TestApp;
  private readonly policyId = randomUUID();
  private readonly userIds: Record<string, string> = {};
  /** The ids of the claims, payments and changes, by their names in the example. */
  private readonly ids = new Map<string, string>();
  private readonly claimOf = new Map<string, string>();
  private readonly causes = new Map<string, string>();
  private version = 2;

  constructor(private readonly example: ExampleCase) {}

  async begin(): Promise<void> {
    this.app = await startApp(service);
    for (const [name, role] of Object.entries(this.example.people)) await this.join(name, role);
    const treaties = this.example.policy.treaties ?? [];
    // What is left of a rounding is the last treaty's by its id: the order of the names is kept.
    const treatyIds = treaties.map(() => randomUUID()).sort();
    const named = treaties.map((treaty) => treaty.treatyId).sort();
    for (const treaty of treaties) {
      const treatyId = treatyIds[named.indexOf(treaty.treatyId)];
      this.ids.set(treaty.treatyId, treatyId);
      await this.app.deliver('treaty.saved.v1', {
        treatyId,
        reinsurerId: randomUUID(),
        carrierId: CARRIER,
        products: ['P250_S'],
        effectiveFrom: '2026-01-01',
        effectiveTo: '2027-12-31',
        cededPct: treaty.cededPct,
        cedingCommissionPct: 28,
        deleted: false,
        version: 1,
        scope: scopeOf({}),
      });
    }
    await this.issue();
  }

  private async join(name: string, role: 'ADJUSTER' | 'HEAD'): Promise<void> {
    const userId = randomUUID();
    this.userIds[name] = userId;
    await this.app.deliver('user.saved.v1', {
      userId,
      organizationId: randomUUID(),
      accountType: 'COWBELL',
      roleId: randomUUID(),
      contact: { firstName: name, lastName: 'Moss', email: 'a@palisade.example', phone: null },
      roleName: ROLES[role],
      teamIds: [],
      agencyIds: [],
      accountIds: [],
      npn: null,
      authorityLevel: null,
      enabled: true,
      removed: false,
      version: 1,
      scope: scopeOf({}),
    });
  }

  private head(): { effectiveDate: string; endDate: string } {
    const { effectiveDate } = this.example.policy;
    return { effectiveDate, endDate: addYears(effectiveDate, 1) };
  }

  private async issue(): Promise<void> {
    const { policy } = this.example;
    const { effectiveDate, endDate } = this.head();
    const isUk = policy.edition === 'UK';
    const terms = exampleTerms(policy, endDate);
    const head = { effectiveDate, endDate, product: terms.product, market: terms.market };
    const issued = policyIssued(this.policyId, head);
    const treatyIds = (policy.treaties ?? []).map(({ treatyId }) => this.ids.get(treatyId) ?? '');
    await this.app.deliver('policy.issued.v1', {
      ...issued,
      terms,
      treatyIds,
      insured: { ...issued.insured, timeZone: 'Europe/London' },
      charges: { ...CHARGES, currency: isUk ? 'GBP' : 'USD' },
      scope: scopeOf({ accountId: ACCOUNT, agencyId: AGENCY, carrierId: CARRIER, treatyIds }),
    });
  }

  /** Somebody signed in, on the day of an act. */
  async person(name: string): Promise<TestCaller> {
    const userId = this.userIds[name];
    return this.app.signIn({ accountType: 'COWBELL', userId, name, permissions: STAFF });
  }

  claim(name: string): string {
    return this.ids.get(name) ?? '';
  }

  async act(act: ExampleAct): Promise<Answer> {
    const day = new Date(`${act.on}T12:00:00Z`).getTime();
    this.app.clock.advance(Math.max(0, day - this.app.clock.now().getTime()));
    if (act.act === 'endorse') return this.endorse(act);
    const caller = await this.person(act.by ?? 'A1');
    if (act.act === 'file') return this.file(caller, act);
    const claim = act.claim ?? this.claimOf.get(act.payment ?? act.reserve ?? '') ?? '';
    this.claimOf.set(act.id, claim);
    const id = this.claim(claim);
    const answer = await this.send(caller, id, act);
    await this.remember(caller, id, act);
    return answer;
  }

  private async send(caller: TestCaller, id: string, act: ExampleAct): Promise<Answer> {
    const path = `${FILES}/${id}`;
    const payment = `${path}/payments/${this.ids.get(act.payment ?? '') ?? ''}`;
    switch (act.act) {
      case 'open':
        await caller.post(FILES, { claimId: id });
        return caller.put(path, { cause: this.causes.get(act.claim ?? '') });
      case 'reserve':
        return this.reserve(caller, path, act);
      case 'approveReserve':
        return caller.send(
          'PUT',
          `${path}/reserves/${this.ids.get(act.reserve ?? '') ?? ''}/approval`,
        );
      case 'request':
        return caller.post(`${path}/payments`, requestOf(act));
      case 'approve':
        return caller.send('PUT', `${payment}/approval`);
      case 'recover': {
        const { category, type, amount } = act;
        return caller.post(`${path}/recoveries`, { category, type, amount: Number(amount) });
      }
      case 'deny':
        return caller.put(path, { isDenied: true, reason: REASON });
      case 'closeWithPayment':
        return caller.put(path, { closedDate: act.on, reason: REASON });
      default:
        return caller.put(payment, { step: STEPS[act.act] });
    }
  }

  /** What a reserve is set to, as the change that the call takes. */
  private async reserve(caller: TestCaller, path: string, act: ExampleAct): Promise<Answer> {
    const { body } = await caller.get<ClaimMoneyResponse>(`${path}/money`);
    const held = body.reserves as unknown as Record<string, number>;
    const changes = Object.entries(act.set ?? {}).map(([category, amount]) => [
      category,
      Number((Number(amount) - held[category]).toFixed(2)),
    ]);
    return caller.put(path, { ...Object.fromEntries(changes), reason: REASON });
  }

  /** The ids of what an act made. */
  private async remember(caller: TestCaller, id: string, act: ExampleAct): Promise<void> {
    if (act.act === 'request') {
      const { payments } = (await caller.get<ClaimMoneyResponse>(`${FILES}/${id}/money`)).body;
      if (payments[0]) this.ids.set(act.id, payments[0].id);
    }
    if (act.act !== 'reserve') return;
    const { body } = await caller.get<{ changeId: string | null }[]>(`${FILES}/${id}/reserves`);
    if (body[0]?.changeId) this.ids.set(act.id, body[0].changeId);
  }

  private async file(caller: TestCaller, act: ExampleAct): Promise<Answer> {
    const isUk = this.example.policy.edition === 'UK';
    const where = isUk ? { city: 'Leeds', state: null, zipCode: 'LS1 4AP' } : {};
    const body = { ...NOTICE, ...where, lossDate: act.lossDate, isFiled: true };
    const made = await caller.post('/api/policy/v1/claim', { policyId: this.policyId, ...body });
    this.ids.set(act.claim ?? '', String(made.body.claimId));
    this.causes.set(act.claim ?? '', act.cause ?? 'OTHER');
    return made;
  }

  private async endorse({ date = '', change }: ExampleAct): Promise<Answer> {
    const { endDate, effectiveDate } = this.head();
    const terms = exampleTerms(this.example.policy, endDate, change?.coverageLimits);
    const { policyHead, insured, scope } = policyIssued(this.policyId, { effectiveDate, endDate });
    this.version += 1;
    await this.app.deliver('policy.endorsed.v1', {
      policyHead: { ...policyHead, product: terms.product },
      insured,
      scope,
      terms,
      endorsementId: randomUUID(),
      type: 'PREMIUM',
      effectiveDate: date,
      charges: CHARGES,
      factor: '0.8',
      erp: null,
      priorKnowledgeDate: null,
      version: this.version,
    });
    return { status: 200, body: {} } as Answer;
  }
}

function requestOf({ coverage, loss, hours, lossPerHour, payee }: ExampleAct): object {
  const asked = hours
    ? { hours: Number(hours), lossPerHour: Number(lossPerHour) }
    : { loss: Number(loss) };
  return { ...asked, coverage, payee, payeeType: 'VENDOR', method: 'WIRE' };
}

const decimals = (amounts: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(amounts).map(([key, amount]: [string, number]) => [key, amount.toFixed(2)]),
  );

const CATEGORIES = ['reserves', 'paid', 'pending', 'outstanding', 'incurred', 'recovered'] as const;

/** The figures that a call answers, as the examples write them. */
function figuresOf(
  money: ClaimMoneyResponse,
  { sublimitsLeft }: { sublimitsLeft: object },
): object {
  const { left } = money;
  const sublimits = left?.coverages
    .filter(({ coverage }) => coverage in sublimitsLeft)
    .map((one) => [one.coverage, one.left.toFixed(2)]);
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, decimals(money[name])])),
    netIncurred: decimals(money.netIncurred),
    eventDate: left?.eventDate,
    retentionLeft: left?.retentionLeft.toFixed(2),
    aggregateLeft: left?.aggregateLeft.toFixed(2),
    sublimitsLeft: Object.fromEntries(sublimits ?? []) as object,
  };
}

describe.each(EXAMPLES)('$id over HTTP: $title', (example) => {
  const life = new HttpLife(example);
  const answers = new Map(example.expected.acts.map((answer) => [answer.act, answer]));

  beforeAll(() => life.begin());
  afterAll(() => life.app.close());

  const check = async (act: ExampleAct, answer: ExampleAnswer, got: Answer): Promise<void> => {
    if (answer.refused) expect(REFUSALS[answer.refused]).toContain(got.body.code);
    else expect([act.id, got.status < 300, got.body.code]).toEqual([act.id, true, undefined]);
    if (!answer.figures) return;
    const caller = await life.person('H1');
    const path = `${FILES}/${life.claim(answer.claim ?? '')}`;
    const { ceded: _, ...figures } = answer.figures;
    const { body: money } = await caller.get<ClaimMoneyResponse>(`${path}/money`);
    expect([act.id, figuresOf(money, figures)]).toEqual([act.id, figures]);
    const { body: file } = await caller.get(path);
    expect(file.fileStatus).toBe(answer.fileStatus);
    if (act.act !== 'request' || answer.refused) return;
    const { coverage = null, payee } = act;
    const { status, limitedBy, category } = answer;
    expect(money.payments[0]).toMatchObject({ coverage, payee, status, limitedBy, category });
    const { coveredLoss, retentionApplied, amount, notPaid } = money.payments[0];
    expect(decimals({ coveredLoss, retentionApplied, amount, notPaid })).toEqual({
      coveredLoss: answer.coveredLoss,
      retentionApplied: answer.retentionApplied,
      amount: answer.amount,
      notPaid: answer.notPaid,
    });
  };

  it('has every figure and refusal after each act', async () => {
    for (const act of example.acts) {
      const answer = answers.get(act.id);
      if (answer) await check(act, answer, await life.act(act));
    }
  }, 120_000);

  it('has its loss runs', async () => {
    for (const { asOf, claims, total } of example.expected.lossRuns) {
      const caller = await life.person('H1');
      const path = `/api/claims/v1/loss-run/${ACCOUNT}?asOf=${asOf}`;
      const { body } = await caller.get<LossRunResponse>(path);
      const rows = claims.map(({ claim, ...row }) => ({ claimId: life.claim(claim), ...row }));
      const run = body.claims.map((row) => ({ ...row, ...decimals(amountsOf(row)) }));
      expect(run).toMatchObject(rows);
      expect(decimals(amountsOf(body.totals[0]))).toEqual(total);
    }
  });

  it('has its bordereaux', async () => {
    const caller = await life.person('H1');
    for (const { month, rows } of example.expected.bordereaux) {
      const path = `/api/claims/v1/bordereau?month=${month}`;
      const { body } = await caller.get<ClaimsBordereauResponse>(path);
      const wanted = rows.map(({ claim, ceded = {}, ...row }) => ({
        claimId: life.claim(claim),
        ...row,
        ceded: Object.entries(ceded).map(([treaty, share]) => [life.claim(treaty), share]),
      }));
      const found = body.claims.map(({ ceded, ...row }) => ({
        ...row,
        ...decimals(numbersOf(row)),
        ceded: ceded.map(({ treatyId, paid, recoveries, outstanding }) => [
          treatyId,
          decimals({ paidPeriod: paid, recoveredPeriod: recoveries, outstanding }),
        ]),
      }));
      expect([month, found]).toMatchObject([month, wanted]);
    }
  });
});

const amountsOf = (row: LossRunAmounts): object => {
  const { paidLoss, paidExpense, outstanding, incurred, recovered, netIncurred } = row;
  return { paidLoss, paidExpense, outstanding, incurred, recovered, netIncurred };
};

const numbersOf = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'number'));
