import type { FormCheck, LibraryForm } from './types';

type Transaction = FormCheck['transaction'];

/** What forms are issued with, and whether a paper of it prints its forms. */
const PRINTS: Readonly<Record<Transaction, boolean>> = {
  NEW: true,
  ENDORSEMENT: true,
  RENEWAL: true,
  CANCELLATION: true,
  NOTICE: false,
  CERTIFICATE: false,
  CLAIM: false,
};

/** What forms are issued with. */
export const TRANSACTIONS = Object.keys(PRINTS) as Transaction[];

/** Whether a paper prints forms that go with one of these. */
export const isPrinted = (transactions: readonly Transaction[]): boolean =>
  transactions.some((one) => PRINTS[one]);

/** The key of the words for where a form stands: one in force that no paper prints says so. */
export const standingOf = ({
  status,
  transactions,
}: Pick<LibraryForm, 'status' | 'transactions'>) =>
  status === 'ACTIVE' && !isPrinted(transactions) ? 'UNPRINTED' : status;
