/** @jest-environment ./tools/test/page.environment.cjs */
import type { Asked } from './answers';
import { buttonNamed, closePage, openPage } from './open-page';
import { programWordsShown } from './program-words';

const PAGE_MS = 180_000;
const LINK = '//validate/0198c0de-0000-7000-8000-000000000001';

afterEach(closePage);

describe('a mailed link', () => {
  const opened = async (locale: 'en-US' | 'en-GB', presses: string[] = []): Promise<string[]> => {
    const asked: Asked[] = [];
    const onAsked = (one: Asked) => void asked.push(one);
    await openPage({ address: LINK, accountType: 'CUSTOMER', locale, presses, onAsked });
    return asked.map(({ pathname }) => pathname).filter((path) => path.includes('/wf/access/'));
  };

  it.each(['en-US', 'en-GB'] as const)(
    'sends no code to who opens it three times, with scripts: %s',
    async (locale) => {
      for (let time = 0; time < 3; time++) {
        expect(await opened(locale)).toEqual([]);
        expect(buttonNamed('Send the code by e-mail')).toBeDefined();
      }
    },
    PAGE_MS,
  );

  it(
    'sends one by a press, and says until when it is good',
    async () => {
      expect(await opened('en-US', ['Send the code by e-mail'])).toHaveLength(1);
      expect(document.body.textContent).toMatch(/A code was sent by e-mail\. It is good until \d/);
    },
    PAGE_MS,
  );
});

describe('what a letter opens, without a session', () => {
  it.each([
    '//policy/p1',
    '//policy/p1/accountant-payment',
    '//policy/p1/reinstate',
    '//claim/c1',
    '//quote/q1/sign/CYBER',
    '//quote/q1/request-to-bind/CYBER',
    '//quote/q1/attest-surplus-notice',
  ])(
    '%s leads to the sign-in, and asks for nothing',
    async (address) => {
      const asked: Asked[] = [];
      const onAsked = (one: Asked) => void asked.push(one);
      const opened = { address, accountType: 'CUSTOMER', locale: 'en-US' } as const;
      await openPage({ ...opened, isSignedOut: true, onAsked });
      expect(document.querySelector('input[type=password]')).not.toBeNull();
      const subjects = asked.filter(({ pathname }) => /\/(quote|policy|claims?)\//.test(pathname));
      expect(subjects).toEqual([]);
    },
    PAGE_MS,
  );
});

describe.each(['en-US', 'en-GB'] as const)('what a letter opens, in %s', (locale) => {
  it.each([
    ['//policy/p1', 'getPolicy.policyNumber', 'Policy P-26-77'],
    ['//claim/c1', 'getClaim.claimNumber', 'Claim P-26-77'],
  ])(
    '%s shows its subject, without a sign-in',
    async (address, field, title) => {
      await openPage({ address, accountType: 'CUSTOMER', locale, changes: { [field]: 'P-26-77' } });
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(document.querySelector('main [role=alert]')).toBeNull();
      expect(programWordsShown()).toEqual([]);
    },
    PAGE_MS,
  );

  it.each([
    [true, 'tells who pays that we issue the policy'],
    [false, 'says nothing of us where the agency issues it'],
  ])(
    'the payment page with weIssue %s %s',
    async (weIssue) => {
      await openPage({
        address: '//policy/p1/accountant-payment',
        accountType: 'CUSTOMER',
        locale,
        changes: { 'getPolicy.weIssue': weIssue },
      });
      const firm = locale === 'en-US' ? 'agency' : 'brokerage';
      const words = document.querySelector('main')?.textContent ?? '';
      expect(words.includes(`Your ${firm} does not issue policies itself`)).toBe(weIssue);
      expect(words).toContain('P-26-');
      expect(programWordsShown()).toEqual([]);
    },
    PAGE_MS,
  );
});
