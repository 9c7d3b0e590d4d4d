import { checkLogin, isCodeComplete, isEmail } from './login-rules';

describe('the sign-in form', () => {
  it('needs e-mail and password', () => {
    expect(checkLogin({ username: ' ', password: '' })).toEqual({
      username: { key: 'common:validation.required', label: 'common:login.email' },
      password: { key: 'common:auth.signup.passwordRequired' },
    });
  });

  it('accepts what is filled in well', () => {
    expect(checkLogin({ username: 'a@b.example', password: 'x' })).toEqual({});
  });

  it.each(['a@b.example', 'a+b@c.co.uk', ' a@b.example ', 'a@localhost'])(
    'takes %j for an e-mail address',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each(['', 'a', 'a@', '@b', 'a b@c.example', 'a@b@c', 'a@b.'])(
    'does not take %j for one',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );

  it.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
  ])('a code of %s is complete: %s', (code, expected) => {
    expect(isCodeComplete(code)).toBe(expected);
  });
});
