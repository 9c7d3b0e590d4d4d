import { addYears, minorUnitsOf } from '@palisade/kernel';
import type { LossCause, RecoveryType } from '@palisade/trade';
import type { ByCategory, ReserveCategory } from '../reserves';
import { NOTHING, totalOf } from '../reserves';
import type { Authority } from './act-rule';
import type { ActType, WishOf } from './acts';
import { bookAfter, claimAfter, opened } from './acts';
import type { Book, ClaimLife } from './book';
import { paidOf, recoveredOf } from './book';
import type { ExampleAct, ExampleAnswer, ExampleCase } from './examples.fixture';
import { EXAMPLES, exampleTerms } from './examples.fixture';
import { leftFor, moneyOf } from './figures';
import { noticeEndOf } from './notice-end';
import type { Booked, Ceded } from './reports';
import { cededOf, claimsMonthRow, lossRunRow } from './reports';

const AUTHORITY: Record<string, Authority> = {
  ADJUSTER: { reserve: 10_000_000, payment: 5_000_000, mayExcuse: false },
  HEAD: { reserve: 500_000_000, payment: 500_000_000, mayExcuse: true },
};
const CODES: Record<string, string> = {
  OUTSTANDING: 'RESERVES_OUTSTANDING',
  AUTHORITY: 'RESERVE_AUTHORITY',
  STATUS: 'PAYMENT_STATUS',
  LATE_NOTICE: 'LATE_NOTICE',
};

const decimal = (amount: number): string => (amount / 100).toFixed(2);
const cents = (text: string): number => minorUnitsOf(text);
const written = (amounts: ByCategory): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, decimal(amount)])),
  total: decimal(totalOf(amounts)),
});

/** The claims of one policy, played act by act. */
class Played {
  book: Book = [];
  readonly booked = new Map<string, Booked[]>();
  private readonly layers: ClaimLife['layers'][number][];
  private readonly claimOf = new Map<string, string>();

  constructor(private readonly example: ExampleCase) {
    const { effectiveDate } = example.policy;
    const to = addYears(effectiveDate, 1);
    this.layers = [{ from: effectiveDate, to, terms: exampleTerms(example.policy, to) }];
  }

  claim(id: string): ClaimLife {
    return this.book.find((claim) => claim.id === id)!;
  }

  /** The code of the refusal, or null. */
  act(act: ExampleAct): string | null {
    try {
      this.play(act);
      return null;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }

  private play(act: ExampleAct): void {
    if (act.act === 'endorse') return this.endorse(act);
    if (act.act === 'file') return this.file(act);
    const id = act.claim ?? this.claimOf.get(act.payment ?? act.reserve ?? '')!;
    const [type, wish] = wishOf(act);
    this.claimOf.set(act.id, id);
    const before = this.claim(id);
    const on = { book: this.book, by: act.by!, authority: this.authorityOf(act.by!) };
    const after = act.act === 'open' ? opened(before) : claimAfter(before, type, wish as never, on);
    this.book = bookAfter(this.book, after);
    this.keep(after, act.on);
  }

  private authorityOf(person: string): Authority {
    return AUTHORITY[this.example.people[person]];
  }

  private endorse({ date, change }: ExampleAct): void {
    const { to } = this.layers[0];
    const terms = exampleTerms(this.example.policy, to, change?.coverageLimits);
    this.layers.push({ from: date!, to, terms });
  }

  private file({ claim, lossDate, cause, on }: ExampleAct): void {
    const renewal = { cancelReason: null, reportingUntil: null, renewedUntil: null };
    const filed: ClaimLife = {
      id: claim!,
      eventId: claim!,
      lossDate: lossDate!,
      reportedOn: on,
      filed: this.book.length,
      cause: cause as LossCause,
      layers: [...this.layers],
      noticeEnd: noticeEndOf({ end: this.layers[0].to, ...renewal }),
      status: null,
      reserves: NOTHING,
      payments: [],
      waiting: [],
      recoveries: [],
      excuse: null,
    };
    this.book = [...this.book, filed];
  }

  private keep(claim: ClaimLife, on: string): void {
    const { status, reserves } = claim;
    const row = {
      on,
      status: status!,
      reserves,
      paid: paidOf(claim),
      recovered: recoveredOf(claim),
    };
    this.booked.set(claim.id, [...(this.booked.get(claim.id) ?? []), row]);
  }
}

function wishOf(act: ExampleAct): [ActType, object] {
  const { act: type, id, payment: paymentId } = act;
  switch (type) {
    case 'reserve': {
      const set = Object.entries(act.set!).map(([key, amount]) => [key, cents(amount)]);
      return ['reserve', { id, set: Object.fromEntries(set), reason: null }];
    }
    case 'approveReserve':
      return ['approveReserve', { id: act.reserve }];
    case 'request':
      return ['request', requestOf(act)];
    case 'recover':
      return ['recover', { id, treatyId: null, ...recoveryOf(act) }];
    default:
      return [type as ActType, { paymentId }];
  }
}

const recoveryOf = ({ category, type, amount }: ExampleAct): object => ({
  category: category as ReserveCategory,
  type: type as RecoveryType,
  amount: cents(amount!),
});

const requestOf = ({
  id,
  coverage,
  loss,
  hours,
  lossPerHour,
  payee,
}: ExampleAct): WishOf<'request'> => ({
  id,
  coverage: coverage ?? null,
  payee: payee!,
  payeeType: 'VENDOR',
  invoiceNumber: null,
  vendorInvoice: null,
  method: 'WIRE',
  ...(loss && { loss: cents(loss) }),
  ...(hours && { hours: cents(hours), lossPerHour: cents(lossPerHour!) }),
});

/** The figures of a claim as the examples write them. */
function figuresOf(played: Played, answer: ExampleAnswer): object {
  const claim = played.claim(answer.claim!);
  const left = leftFor(played.book, claim, () => true)!;
  const sublimits = left.coverages
    .filter(({ coverage }) => coverage in answer.figures!.sublimitsLeft)
    .map((one) => [one.coverage, decimal(one.left)]);
  const money = Object.entries(moneyOf(claim)) as [string, ByCategory][];
  return {
    ...Object.fromEntries(money.map(([name, amounts]) => [name, written(amounts)])),
    eventDate: left.eventDate,
    retentionLeft: decimal(left.retentionLeft),
    aggregateLeft: decimal(left.aggregateLeft),
    sublimitsLeft: Object.fromEntries(sublimits) as object,
  };
}

/** What a request answers, as the examples write it. */
function paymentOf(played: Played, { act, claim }: ExampleAnswer): object {
  const payment = played.claim(claim!).payments.find(({ id }) => id === act)!;
  const { category, coveredLoss, retentionApplied, amount, notPaid, limitedBy, status } = payment;
  return {
    category,
    limitedBy,
    status,
    coveredLoss: decimal(coveredLoss),
    retentionApplied: decimal(retentionApplied),
    amount: decimal(amount),
    notPaid: decimal(notPaid),
    waitingHoursApplied: decimal(payment.waitingHours),
  };
}

const amountsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'number' ? decimal(value) : value,
    ]),
  );

const cededAfter = ({ paid, recoveries, outstanding }: Ceded): object => ({
  paid: decimal(paid),
  recoveries: decimal(recoveries),
  outstanding: decimal(outstanding),
  netIncurred: decimal(paid - recoveries + outstanding),
  due: decimal(paid - recoveries),
});

describe.each(EXAMPLES)('$id: $title', (example) => {
  const treaties = example.policy.treaties ?? [];
  const answers = new Map(example.expected.acts.map((answer) => [answer.act, answer]));

  it('has every figure and refusal after each act', () => {
    const played = new Played(example);
    for (const act of example.acts) {
      const answer = answers.get(act.id)!;
      const refused = played.act(act);
      expect([act.id, refused]).toEqual([act.id, answer.refused ? CODES[answer.refused] : null]);
      if (!answer.figures) continue;
      const { ceded, ...figures } = answer.figures;
      expect([act.id, figuresOf(played, answer)]).toEqual([act.id, figures]);
      expect(played.claim(answer.claim!).status).toBe(answer.fileStatus);
      if (act.act === 'request' && !answer.refused) {
        const { coveredLoss, retentionApplied, amount, notPaid, limitedBy, status } = answer;
        const payment = { coveredLoss, retentionApplied, amount, notPaid, limitedBy, status };
        expect(paymentOf(played, answer)).toMatchObject(payment);
        if (answer.waitingHoursApplied) {
          const { waitingHoursApplied } = answer;
          expect(paymentOf(played, answer)).toMatchObject({ waitingHoursApplied });
        }
      }
      if (answer.reserveRow) {
        const isWaiting = played.claim(answer.claim!).waiting.some(({ id }) => id === act.id);
        expect(isWaiting).toBe(answer.reserveRow === 'PENDING');
      }
      for (const [treatyId, shares] of Object.entries(ceded ?? {})) {
        const rows = played.booked.get(answer.claim!)!;
        const found = cededOf(rows, treaties, { to: act.on }).get(treatyId)!;
        expect({ ...cededAfter(found), received: '0.00' }).toEqual(shares);
      }
    }
  });

  it('has every row of its loss runs and bordereaux', () => {
    const played = new Played(example);
    for (const act of example.acts) played.act(act);
    for (const { asOf, claims } of example.expected.lossRuns) {
      for (const { claim, lossDate, reported, cause, ...row } of claims) {
        expect(played.claim(claim)).toMatchObject({ lossDate, reportedOn: reported, cause });
        expect(amountsOf(lossRunRow(played.booked.get(claim)!, asOf))).toEqual(row);
      }
    }
    for (const { month, rows } of example.expected.bordereaux) {
      const found = [...played.booked].flatMap(([claim, booked]) => {
        const row = claimsMonthRow(booked, month);
        return row ? [{ claim, row, booked }] : [];
      });
      expect([month, found.map(({ claim }) => claim)]).toEqual([
        month,
        rows.map(({ claim }) => claim),
      ]);
      for (const { ceded, claim, lossDate: _, reported: __, cause: ___, ...row } of rows) {
        const one = found.find((other) => other.claim === claim)!;
        expect([month, amountsOf(one.row)]).toEqual([month, row]);
        const period = { from: `${month}-01`, to: `${month}-31` };
        const shares = [...cededOf(one.booked, treaties, period)].map(([treatyId, share]) => [
          treatyId,
          {
            paidPeriod: decimal(share.paid),
            recoveredPeriod: decimal(share.recoveries),
            outstanding: decimal(share.outstanding),
          },
        ]);
        expect(Object.fromEntries(shares)).toEqual(ceded ?? {});
      }
    }
  });
});
