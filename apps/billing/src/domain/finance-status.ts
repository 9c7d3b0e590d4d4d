import type { MinorUnits, PlainDate, Transitions } from '@palisade/kernel';
import { addDays, daysBetween, DomainError, nextStatus } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import type { InvoiceMoney } from './invoice-status';
import { roomOf } from './invoice-status';

/** The status of a finance plan. */
export const FINANCE_STATUSES = [
  ...(['QUOTED', 'ACCEPTED', 'DOWN_PAYMENT_PAID', 'FUNDED', 'EXPIRED'] as const),
  ...(['CANCELLED', 'DEFAULT', 'PAID_OFF'] as const),
] as const;

/** The status of a finance plan. */
export type FinanceStatus = (typeof FINANCE_STATUSES)[number];

/** What can happen to a finance plan. */
export type FinanceAction =
  | ('accept' | 'receiveDownPayment' | 'fund' | 'expire')
  | ('disaffirm' | 'default' | 'cure' | 'payOff');

/** Spec 3 §9, financing: quoted, signed, paid down, funded by the financer, paid back to it. */
export const FINANCE_TRANSITIONS: Transitions<FinanceStatus, FinanceAction> = {
  accept: { from: ['QUOTED'], to: 'ACCEPTED' },
  receiveDownPayment: { from: ['ACCEPTED'], to: 'DOWN_PAYMENT_PAID' },
  fund: { from: ['DOWN_PAYMENT_PAID'], to: 'FUNDED' },
  expire: { from: ['QUOTED'], to: 'EXPIRED' },
  disaffirm: { from: ['ACCEPTED'], to: 'CANCELLED' },
  default: { from: ['FUNDED'], to: 'DEFAULT' },
  cure: { from: ['DEFAULT'], to: 'FUNDED' },
  payOff: { from: ['FUNDED'], to: 'PAID_OFF' },
};

/** Spec 3 §9: a quoted plan may be signed for thirty days. */
const QUOTE_DAYS = 30;

/** Spec 3 §9: an accepted plan may be disaffirmed for ten days. */
const DISAFFIRM_DAYS = 10;

/** Spec 3 §9: what a disaffirmed plan was to finance is due in full within thirty days. */
const FULL_PAYMENT_DAYS = 30;

/** Days between the notice of intent of a financer and its report of a default. */
const INTENT_DAYS = 10;

/** Plans of which the financer is owed what was returned of the premium. */
const OWED: readonly FinanceStatus[] = ['FUNDED', 'DEFAULT'];

/** The least that is financed. */
const FINANCED_MIN: MinorUnits = 100_000;

/** The status after an action; 409 when the status forbids it. */
export const financeStatusAfter = (status: FinanceStatus, action: FinanceAction): FinanceStatus =>
  nextStatus(FINANCE_TRANSITIONS, status, action);

/** Whether a quoted plan can no longer be signed. */
export const isQuoteOver = (quotedOn: PlainDate, today: PlainDate): boolean =>
  daysBetween(quotedOn, today) > QUOTE_DAYS;

/** Whether what goes back of a financed premium goes to the financer first. */
export const isOwedToFinancer = (status: FinanceStatus): boolean => OWED.includes(status);

/** Whether the financer has paid: also when it has the money back. */
export const isFinancePaid = (status: FinanceStatus): boolean =>
  isOwedToFinancer(status) || status === 'PAID_OFF';

/** Throws 409 when an accepted plan stands for longer than it may be disaffirmed. */
export function checkDisaffirm(acceptedOn: PlainDate, today: PlainDate): void {
  if (daysBetween(acceptedOn, today) <= DISAFFIRM_DAYS) return;
  const detail = 'A plan can be disaffirmed within ten days of its acceptance.';
  throw new DomainError('DISAFFIRM_OVER', detail, 409);
}

/** When all is due once a plan is disaffirmed: not before the date that the invoice has. */
export function dueWhenDisaffirmed(dueDate: PlainDate, today: PlainDate): PlainDate {
  const last = addDays(today, FULL_PAYMENT_DAYS);
  return dueDate > last ? dueDate : last;
}

/** Throws 409 when the insured has not had ten days since the financer's notice of intent. */
export function checkDefault(noticeSentOn: PlainDate, today: PlainDate): void {
  if (daysBetween(noticeSentOn, today) >= INTENT_DAYS) return;
  const detail = 'The notice of intent must have been sent ten days ago or earlier.';
  throw new DomainError('NOTICE_TOO_LATE', detail, 409);
}

/** Throws 409 once the policy of a default is cancelled. */
export function checkCure(policyStatus: string): void {
  if (!['CANCELLED', 'FLAT CANCELLED', 'IN REINSTATEMENT PERIOD', 'VOID'].includes(policyStatus)) {
    return;
  }
  const detail = 'The policy is cancelled: the default can no longer be cured.';
  throw new DomainError('CURE_OVER', detail, 409);
}

/** What decides whether an invoice can be financed. */
export interface Financeable {
  market: Market;
  invoice: InvoiceMoney;
  hasPlan: boolean;
  hasFinancer: boolean;
  /** Whether an agency collects what is due and owes it net. */
  isNet: boolean;
}

/** Whether an invoice can be financed: US, of the insured, not paid at all, large enough. */
export const canBeFinanced = ({ market, invoice, ...facts }: Financeable): boolean =>
  market !== 'UK' &&
  invoice.paid === 0 &&
  roomOf(invoice) === invoice.amountDue &&
  invoice.amountDue >= FINANCED_MIN &&
  facts.hasFinancer &&
  !facts.hasPlan &&
  !facts.isNet;

/** Refuses to finance what cannot be financed. */
export function checkFinanceable(facts: Financeable): void {
  if (canBeFinanced(facts)) return;
  throw new DomainError('NOT_FINANCEABLE', 'This policy cannot be financed.', 409);
}
