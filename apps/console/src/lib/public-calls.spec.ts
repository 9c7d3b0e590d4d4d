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
    ['GET', '/api/locales/v1/en-US/common'],
  ])('%s %s', (method, path) => {
    expect(isPublicCall(method, path)).toBe(true);
  });

  it.each([
    ['GET', '/api/auth/v1/users/me'],
    ['POST', '/api/auth/v1/logout'],
    ['PUT', '/api/auth/v1/passwords/a%40b.example/reset'],
    ['POST', '/api/account/v1'],
    ['POST', '/api/auth/v1/login/other'],
  ])('%s %s carries one', (method, path) => {
    expect(isPublicCall(method, path)).toBe(false);
  });
});
