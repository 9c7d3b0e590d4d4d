import { emailDomain, storedEmail } from './email';

describe('storedEmail', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Byron+quotes@Example.CO.UK ', 'ada.byron+quotes@example.co.uk'],
    ['o_brien@sub.example-mail.org', 'o_brien@sub.example-mail.org'],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ])('of %j is %s', (input, stored) => {
    expect(storedEmail(input)).toBe(stored);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada byron@example.com',
    'ada@example..com',
    'ada..byron@example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada@example.c',
    'ada@example.com\r\nbcc: all@example.com',
    'Ada <ada@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('of %j is none', (input) => {
    expect(storedEmail(input)).toBeNull();
  });

  it('takes the domain from behind the @', () => {
    expect(emailDomain('ada@sub.example.com')).toBe('sub.example.com');
  });
});
