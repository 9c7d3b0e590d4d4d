import type { MinorUnits, PlainDate, Transitions } from '@palisade/kernel';
import { daysBetween, DomainError, nextStatus } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import type { InvoiceMoney } from './invoice-status';
import { roomOf } from './invoice-status';

/** The status of a finance plan. */
export const FINANCE_STATUSES = [
  ...(['QUOTED', 'ACCEPTED', 'DOWN_PAYMENT_PAID', 'FUNDED', 'EXPIRED'] as const),
] as const;

/** The status of a finance plan. */
export type FinanceStatus = (typeof FINANCE_STATUSES)[number];

/** What can happen to a finance plan. */
export type FinanceAction = 'accept' | 'receiveDownPayment' | 'fund' | 'expire';

/** Spec 3 §9, financing: quoted, signed, paid down, funded by the financer. */
export const FINANCE_TRANSITIONS: Transitions<FinanceStatus, FinanceAction> = {
  accept: { from: ['QUOTED'], to: 'ACCEPTED' },
  receiveDownPayment: { from: ['ACCEPTED'], to: 'DOWN_PAYMENT_PAID' },
  fund: { from: ['DOWN_PAYMENT_PAID'], to: 'FUNDED' },
  expire: { from: ['QUOTED'], to: 'EXPIRED' },
};

/** Spec 3 §9: a quoted plan may be signed for thirty days. */
const QUOTE_DAYS = 30;

/** The least that is financed. */
const FINANCED_MIN: MinorUnits = 100_000;

/** The status after an action; 409 when the status forbids it. */
export const financeStatusAfter = (status: FinanceStatus, action: FinanceAction): FinanceStatus =>
  nextStatus(FINANCE_TRANSITIONS, status, action);

/** Whether a quoted plan can no longer be signed. */
export const isQuoteOver = (quotedOn: PlainDate, today: PlainDate): boolean =>
  daysBetween(quotedOn, today) > QUOTE_DAYS;

/** What decides whether an invoice can be financed. */
export interface Financeable {
  market: Market;
  invoice: InvoiceMoney;
  hasPlan: boolean;
  hasFinancer: boolean;
}

/** Whether an invoice can be financed: US, not paid at all, large enough, and by somebody. */
export const canBeFinanced = ({ market, invoice, hasPlan, hasFinancer }: Financeable): boolean =>
  market !== 'UK' &&
  invoice.paid === 0 &&
  roomOf(invoice) === invoice.amountDue &&
  invoice.amountDue >= FINANCED_MIN &&
  hasFinancer &&
  !hasPlan;

/** Refuses to finance what cannot be financed. */
export function checkFinanceable(facts: Financeable): void {
  if (canBeFinanced(facts)) return;
  throw new DomainError('NOT_FINANCEABLE', 'This policy cannot be financed.', 409);
}
