import { checkBank, maskedAccount } from './bank-details';

describe('where an agency is paid', () => {
  it.each([
    ['021000021', '123456789'],
    ['20-00-00', '55779911'],
  ])('may be routing %s, account %s', (routing, account) => {
    expect(() => checkBank({ routing, account })).not.toThrow();
  });

  it.each([
    ['021000022', '123456789', 'No bank has this routing number or sort code.'],
    ['12345', '123456789', 'No bank has this routing number or sort code.'],
    ['021000021', '12', 'The account number has 4 to 17 digits.'],
    ['021000021', '••••4410', 'The account number has 4 to 17 digits.'],
  ])('is refused with routing %s, account %s', (routing, account, message) => {
    expect(() => checkBank({ routing, account })).toThrow(message);
  });

  it.each([
    ['12345', '123456789', 'INVALID_ROUTING', '/routing'],
    ['021000021', '123', 'INVALID_ACCOUNT', '/account'],
    ['021000021', '123456789012345678', 'INVALID_ACCOUNT', '/account'],
  ])('names the field of routing %s, account %s', (routing, account, code, pointer) => {
    const expected = { status: 400, code, errors: [expect.objectContaining({ pointer })] };
    expect(() => checkBank({ routing, account })).toThrow(expect.objectContaining(expected));
  });

  it('takes four to seventeen digits of an account', () => {
    for (const account of ['1234', '12345678901234567']) {
      expect(() => checkBank({ routing: '021000021', account })).not.toThrow();
    }
  });

  it('keeps four digits of the account', () => {
    expect(maskedAccount('123456789')).toBe('••••6789');
  });
});
