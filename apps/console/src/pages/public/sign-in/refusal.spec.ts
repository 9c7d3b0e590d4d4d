import { ApiError, type Problem } from '../../../lib/problem';
import { refusalOf } from './refusal';

const refused = (status: number, problem: Problem = {}) =>
  refusalOf(new ApiError(status, problem, 'POST', '/api/auth/v1/login'));

const invalid = { kind: 'message', key: 'common:auth.login.invalid' };
const down = { kind: 'message', key: 'common:auth.login.serviceDown' };

describe('a refused sign-in', () => {
  it('asks for the code with 307', () => {
    expect(refused(307, { mfaType: 'SMS' })).toEqual({ kind: 'code-needed', mfaType: 'SMS' });
  });

  it('leads to the expired password with 418', () => {
    expect(refused(418)).toEqual({ kind: 'password-expired' });
  });

  it('tells an unconfirmed address and an ended code apart from a wrong password', () => {
    const words = { detail: 'So it is.' };
    expect(refused(412, words)).toEqual({ kind: 'not-validated', text: 'So it is.' });
    const ended = { ...words, code: 'MFA_CODE_ENDED' };
    expect(refused(401, ended)).toEqual({ kind: 'code-ended', text: 'So it is.' });
  });

  it.each([401, 409, 429])('shows the words of the server with %i', (status) => {
    expect(refused(status, { detail: 'No.' })).toEqual({ kind: 'text', text: 'No.' });
  });

  it.each([400, 401, 404, 409])('falls back to invalid credentials with a bare %i', (status) => {
    expect(refused(status)).toEqual(invalid);
  });

  it.each([500, 503])('tells that the service is down with %i', (status) => {
    expect(refused(status, { detail: 'stack' })).toEqual(down);
  });

  it('tells that the service is down when nothing answers', () => {
    expect(refusalOf(new TypeError('fetch failed'))).toEqual(down);
  });
});
