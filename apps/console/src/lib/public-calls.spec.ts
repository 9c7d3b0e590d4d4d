import { isPublicCall } from './public-calls';

describe('calls that carry no bearer token', () => {
  it.each([
    ['POST', '/api/auth/v1/login'],
    ['POST', '/api/auth/v1/access'],
    ['GET', '/api/auth/v1/login/sitekey'],
    ['GET', '/api/auth/v1/env'],
    ['POST', '/api/auth/v1/passwords/a%40b.example/reset'],
    ['GET', '/api/auth/v1/checkPasswordReset/abc'],
    ['POST', '/api/auth/v1/validatePasswordReset/abc'],
    ['POST', '/api/auth/v1/signup'],
    ['POST', '/api/auth/v1/join'],
    ['POST', '/api/auth/v1/mfa/reset'],
    ['POST', '/api/auth/v1/validateMFAReset/abc'],
    ['POST', '/api/auth/v1/validateUserInvited/abc'],
    ['POST', '/api/auth/v1/resendValidationEmail/a%40b.example'],
    ['GET', '/api/auth/v1/validationTokens/abc'],
    ['POST', '/api/auth/v1/validationTokens/abc/accept'],
    ['GET', '/api/auth/v1/checkUserInvited/abc'],
    ['GET', '/api/esign/v1/application-signed/abc'],
    ['GET', '/api/locales/v1/en-US/common'],
    ['GET', '/api/status/v1/incident'],
    ['POST', '/api/ops/v1/crashes'],
  ])('%s %s', (method, path) => {
    expect(isPublicCall(method, path)).toBe(true);
  });

  it.each([
    ['GET', '/api/auth/v1/users/me'],
    ['POST', '/api/auth/v1/logout'],
    ['PUT', '/api/auth/v1/passwords/a%40b.example/reset'],
    ['PUT', '/api/auth/v1/mfa/update'],
    ['POST', '/api/auth/v1/signup/invitations'],
    ['POST', '/api/account/v1'],
    ['POST', '/api/auth/v1/login/other'],
    ['GET', '/api/status/v1/incidents'],
    ['GET', '/api/ops/v1/crashes'],
  ])('%s %s carries one', (method, path) => {
    expect(isPublicCall(method, path)).toBe(false);
  });
});
