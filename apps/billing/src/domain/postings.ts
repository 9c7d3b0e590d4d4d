import type { MinorUnits } from '@palisade/kernel';
import { sumOf } from '@palisade/kernel';
import type { Line, LineType } from './invoice-lines';

/** The accounts of the ledger. */
export type LedgerAccount =
  | 'RECEIVABLE'
  | 'CASH'
  | 'PREMIUM_PAYABLE'
  | 'BROKER_FEES'
  | 'MGA_FEES'
  | 'SURPLUS_TAX_PAYABLE'
  | 'STAMPING_FEE_PAYABLE'
  | 'IPT_PAYABLE'
  | 'REFUNDS_PAYABLE'
  | 'UNAPPLIED_CASH'
  | 'WRITE_OFFS'
  | 'CLAIMS_PAID'
  | 'COMMISSION_EXPENSE'
  | 'COMMISSION_ACCRUED'
  | 'COMMISSION_PAYABLE';

/** One entry of a journal transaction: a debit is positive, a credit negative. */
export interface Posting {
  account: LedgerAccount;
  amount: MinorUnits;
}

const ACCOUNT_OF: Readonly<Record<LineType, LedgerAccount>> = {
  premium: 'PREMIUM_PAYABLE',
  brokerFee: 'BROKER_FEES',
  mgaFee: 'MGA_FEES',
  surplusLineTax: 'SURPLUS_TAX_PAYABLE',
  surplusStampingFee: 'STAMPING_FEE_PAYABLE',
  ipt: 'IPT_PAYABLE',
  // The agency keeps what it accrued.
  commission: 'COMMISSION_ACCRUED',
  writeOff: 'WRITE_OFFS',
};

/** Lines that are charged, or given back when negative. */
export const postLines = (lines: readonly Line[]): Posting[] =>
  withoutZero([
    { account: 'RECEIVABLE', amount: sumOf(lines.map(({ amount }) => amount)) },
    ...lines.map(({ type, amount }): Posting => ({ account: ACCOUNT_OF[type], amount: -amount })),
  ]);

/** Money received, or taken back when negative. */
export const postPayment = (amount: MinorUnits): Posting[] => move(amount, 'CASH', 'RECEIVABLE');

/** Money that was paid too much and is owed back. */
export const postRefundDue = (amount: MinorUnits): Posting[] =>
  move(amount, 'RECEIVABLE', 'REFUNDS_PAYABLE');

/** Money that was owed back and is paid out. */
export const postRefundPaid = (amount: MinorUnits): Posting[] =>
  move(amount, 'REFUNDS_PAYABLE', 'CASH');

/** Cash that fits no invoice; negative when it is used for one, or was taken back. */
export const postUnapplied = (amount: MinorUnits): Posting[] =>
  move(amount, 'CASH', 'UNAPPLIED_CASH');

/** Unapplied cash that is owed back. */
export const postUnappliedRefundDue = (amount: MinorUnits): Posting[] =>
  move(amount, 'UNAPPLIED_CASH', 'REFUNDS_PAYABLE');

/** Commission that an agency earns with a policy; negative when it is charged back. */
export const postCommissionAccrued = (amount: MinorUnits): Posting[] =>
  move(amount, 'COMMISSION_EXPENSE', 'COMMISSION_ACCRUED');

/** Commission that may be paid because the premium was; negative when taken back. */
export const postCommissionReleased = (amount: MinorUnits): Posting[] =>
  move(amount, 'COMMISSION_ACCRUED', 'COMMISSION_PAYABLE');

/** Commission paid to an agency; negative when the payment came back. */
export const postCommissionPaid = (amount: MinorUnits): Posting[] =>
  move(amount, 'COMMISSION_PAYABLE', 'CASH');

/** Money that left the insurer for a claim; negative when it came back. */
export const postClaimMoney = (amount: MinorUnits): Posting[] =>
  move(amount, 'CLAIMS_PAID', 'CASH');

const move = (amount: MinorUnits, debit: LedgerAccount, credit: LedgerAccount): Posting[] =>
  withoutZero([
    { account: debit, amount },
    { account: credit, amount: -amount },
  ]);

const withoutZero = (postings: Posting[]): Posting[] =>
  postings.filter(({ amount }) => amount !== 0);
