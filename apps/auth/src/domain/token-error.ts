import type { DomainError } from '@palisade/kernel';

/** What a machine is told that gets no token (RFC 6749 §5.2). */
export const TOKEN_ERRORS = [
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unsupported_grant_type',
] as const;
export type TokenError = (typeof TOKEN_ERRORS)[number];

const BY_CODE: Readonly<Record<string, TokenError>> = {
  INVALID_CLIENT: 'invalid_client',
  INVALID_SCOPE: 'invalid_scope',
};

/** The standard's name for why there is no token; undefined for what the standard has none for. */
export function tokenError(
  { status, code }: Pick<DomainError, 'code' | 'status'>,
  grantType: unknown,
): TokenError | undefined {
  if (status !== 400 && status !== 401) return undefined;
  if (BY_CODE[code]) return BY_CODE[code];
  const isOtherGrant = typeof grantType === 'string' && grantType !== 'client_credentials';
  return isOtherGrant ? 'unsupported_grant_type' : 'invalid_request';
}
