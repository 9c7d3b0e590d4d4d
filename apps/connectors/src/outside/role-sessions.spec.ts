import { roleFailure } from './role-sessions';
import { ToolFailure } from './tool-client';

const refusal = (code: string): string => JSON.stringify({ Error: { Code: code, Message: 'No.' } });

describe('a role that is not taken', () => {
  it.each([
    ['AccessDenied', 'REVOKED'],
    ['InvalidClientTokenId', 'AWAY'],
    ['SignatureDoesNotMatch', 'AWAY'],
    ['RequestExpired', 'AWAY'],
  ])('with %s is %s', (code, failure) => {
    expect(roleFailure(new ToolFailure('REVOKED', refusal(code)))).toMatchObject({ failure });
  });

  it('for another reason says that', () => {
    const busy = new ToolFailure('BUSY');
    expect(roleFailure(busy)).toBe(busy);
  });
});
