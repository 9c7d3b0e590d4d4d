import type { AccountType } from '@palisade/kernel';
import { accountTypeOfJumpPath, DomainError } from '@palisade/kernel';

/** Life of a jump token. */
export const JUMP_TOKEN_MS = 60_000;

/** The account type behind a jump path (Spec 1 §4). */
export function jumpTarget(personaPath: string): AccountType {
  const accountType = accountTypeOfJumpPath(personaPath);
  if (accountType) return accountType;
  const detail = 'Jump Failed: Unsupported account type';
  throw new DomainError('UNSUPPORTED_ACCOUNT_TYPE', detail, 400);
}

/** The refusal of a jump token that was used, has expired or never was. */
export const deadJumpToken = (): DomainError =>
  new DomainError('JUMP_TOKEN_EXPIRED', 'Link Expired/Not Found!', 404);
