import { invalidField, isRoutingNumber, isSortCode } from '@palisade/kernel';

/** Digits of an account number: eight in the UK, up to seventeen in the US. */
const ACCOUNT = /^\d{4,17}$/;

/** What is kept of an account number: its last four digits. */
export const maskedAccount = (account: string): string => `••••${account.slice(-4)}`;

/** Throws 400 for a bank that there is not, or an account number that is none. */
export function checkBank({ routing, account }: { routing: string; account: string }): void {
  if (!isRoutingNumber(routing) && !isSortCode(routing)) {
    throw invalidField(
      'INVALID_ROUTING',
      'No bank has this routing number or sort code.',
      '/routing',
    );
  }
  if (!ACCOUNT.test(account)) {
    throw invalidField('INVALID_ACCOUNT', 'The account number has 4 to 17 digits.', '/account');
  }
}
