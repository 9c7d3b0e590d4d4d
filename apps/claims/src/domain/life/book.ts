import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { ClaimPaymentMethod, LossCause, PayeeType, RecoveryType } from '@palisade/trade';
import type { CoverLayer, Terms } from '../cover';
import { termsOn } from '../cover';
import type { FileStatus } from '../file-status';
import type { ByCategory, ReserveCategory } from '../reserves';
import { RESERVE_CATEGORIES } from '../reserves';

/** The life of a payment; a payment of nothing is cleared with its request. */
export const PAYMENT_STATUSES = [
  ...(['REQUESTED', 'APPROVED', 'ISSUED', 'CLEARED', 'STOPPED', 'VOID'] as const),
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What reduced a payment below the loss that is covered. */
export type LimitedBy = 'LOSS' | 'SUBLIMIT' | 'AGGREGATE' | 'RANSOM_EVENT';

export interface Payment {
  id: string;
  /** Its place among the payments of its claim, from one. */
  number: number;
  category: ReserveCategory;
  /** Null for loss adjustment, the cost of the insurer alone. */
  coverage: string | null;
  coveredLoss: MinorUnits;
  /** Hundredths of hours that were waited for by this payment. */
  waitingHours: number;
  retentionApplied: MinorUnits;
  amount: MinorUnits;
  notPaid: MinorUnits;
  limitedBy: LimitedBy;
  payee: string;
  payeeType: PayeeType;
  invoiceNumber: string | null;
  /** The invoice of a vendor that it is of. */
  vendorInvoiceId: string | null;
  method: ClaimPaymentMethod;
  status: PaymentStatus;
  /** What the payee gave back of it. */
  refunded: MinorUnits;
  requestedBy: string;
  /** The sum that the authority was asked for: with what else goes to the payee. */
  measured: MinorUnits;
  /** The highest authority of those who entered or approved it. */
  authority: MinorUnits;
  approvedBy: string | null;
}

export type ReserveChangeStatus = 'WAITING' | 'IN_FORCE' | 'WITHDRAWN';

/** A change of reserves that waits for somebody of higher authority: all categories of one call. */
export interface WaitingChange {
  id: string;
  set: Partial<ByCategory>;
  requestedBy: string;
  reason: string | null;
}

export interface Recovery {
  id: string;
  category: ReserveCategory;
  type: RecoveryType;
  amount: MinorUnits;
  treatyId: string | null;
}

/** Another person decided that a late notice is paid all the same. */
export interface Excuse {
  by: string;
  reason: string;
}

/** One claim with all that its acts have made of it. */
export interface ClaimLife {
  id: string;
  /** Claims of one event have the same; a claim alone has its own id. */
  eventId: string;
  lossDate: PlainDate;
  reportedOn: PlainDate;
  /** Its place in the order in which the claims of the policy were filed. */
  filed: number;
  cause: LossCause;
  /** The cover of the policy as it stood when the claim was filed. */
  layers: readonly CoverLayer[];
  /** The first day on which a notice is late. */
  noticeEnd: PlainDate;
  status: FileStatus | null;
  reserves: ByCategory;
  payments: readonly Payment[];
  waiting: readonly WaitingChange[];
  recoveries: readonly Recovery[];
  excuse: Excuse | null;
}

/** All claims under one policy: they share its limits. */
export type Book = readonly ClaimLife[];

const STANDING: readonly PaymentStatus[] = ['REQUESTED', 'APPROVED', 'ISSUED', 'CLEARED'];
const ASKED: readonly PaymentStatus[] = ['REQUESTED', 'APPROVED'];
const PAID: readonly PaymentStatus[] = ['ISSUED', 'CLEARED'];

export const isStanding = ({ status }: Pick<Payment, 'status'>): boolean =>
  STANDING.includes(status);
export const isAsked = ({ status }: Payment): boolean => ASKED.includes(status);

/** What a payment takes of limits and reserves. */
export const netOf = ({ amount, refunded }: Pick<Payment, 'amount' | 'refunded'>): MinorUnits =>
  amount - refunded;

const byCategory = (amountOf: (category: ReserveCategory) => MinorUnits): ByCategory =>
  Object.fromEntries(
    RESERVE_CATEGORIES.map((category) => [category, amountOf(category)]),
  ) as unknown as ByCategory;

const sumByCategory = (payments: readonly Payment[]): ByCategory =>
  byCategory((category) =>
    sumOf(payments.filter((one) => one.category === category).map((one) => netOf(one))),
  );

/** What left the insurer and was not given back. */
export const paidOf = ({ payments }: Pick<ClaimLife, 'payments'>): ByCategory =>
  sumByCategory(payments.filter(({ status }) => PAID.includes(status)));

/** What is asked for or approved and has not left yet. */
export const pendingOf = ({ payments }: Pick<ClaimLife, 'payments'>): ByCategory =>
  sumByCategory(payments.filter(isAsked));

/** What came back to the insurer; what a reinsurer pays changes no figure of a claim. */
export const recoveredOf = ({ recoveries }: Pick<ClaimLife, 'recoveries'>): ByCategory =>
  byCategory((category) =>
    sumOf(
      recoveries
        .filter((one) => one.category === category && one.type !== 'REINSURANCE')
        .map(({ amount }) => amount),
    ),
  );

/** One amount by category less another one. */
export const lessOf = (one: ByCategory, other: ByCategory): ByCategory =>
  byCategory((category) => one[category] - other[category]);

/** Two amounts by category together. */
export const plusOf = (one: ByCategory, other: ByCategory): ByCategory =>
  byCategory((category) => one[category] + other[category]);

/** The claims of an event; what has no file takes no part. */
export const eventOf = (book: Book, claim: ClaimLife): ClaimLife[] =>
  book.filter(({ id, eventId, status }) =>
    id === claim.id ? true : status !== null && eventId === claim.eventId,
  );

/** The earliest day of loss of the claims of an event. */
export const eventDateOf = (event: readonly ClaimLife[]): PlainDate =>
  event.map(({ lossDate }) => lossDate).sort()[0];

/** The claim of an event that was filed first. */
const firstOf = (event: readonly ClaimLife[]): ClaimLife =>
  event.toSorted((one, other) => one.filed - other.filed)[0];

/** The terms of an event: of its day, as the policy stood when its first claim was filed. */
export const eventTerms = (event: readonly ClaimLife[]): Terms | null =>
  termsOn(firstOf(event).layers, eventDateOf(event));

/** Whether an event was told of too late, and nobody excused it. */
export const isLate = (event: readonly ClaimLife[]): boolean =>
  firstNotice(event).reportedOn >= firstNotice(event).noticeEnd &&
  event.every(({ excuse }) => !excuse);

const firstNotice = (event: readonly ClaimLife[]): ClaimLife =>
  event.toSorted((one, other) => (one.reportedOn < other.reportedOn ? -1 : 1))[0];
