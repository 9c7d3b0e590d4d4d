import { tokenError } from './token-error';

describe('tokenError', () => {
  it.each<[string, number, Uppercase<string>, string | undefined, string | undefined]>([
    ['an unknown client', 401, 'INVALID_CLIENT', 'client_credentials', 'invalid_client'],
    ['a scope that it does not have', 400, 'INVALID_SCOPE', 'client_credentials', 'invalid_scope'],
    ['credentials in two places', 400, 'TWO_CREDENTIALS', 'client_credentials', 'invalid_request'],
    ['another grant', 400, 'VALIDATION_FAILED', 'password', 'unsupported_grant_type'],
    ['no grant', 400, 'VALIDATION_FAILED', undefined, 'invalid_request'],
    ['an unknown field', 400, 'VALIDATION_FAILED', 'client_credentials', 'invalid_request'],
    ['a database that is away', 503, 'DATABASE_UNAVAILABLE', 'client_credentials', undefined],
  ])('names %s', (_, status, code, grantType, error) => {
    expect(tokenError({ status, code }, grantType)).toBe(error);
  });
});
