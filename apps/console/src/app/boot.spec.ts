import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

interface Policy {
  createHTML: (text: string) => string | null;
}

/** The policy that the script of the first paint sets up for markup. */
function defaultPolicy(): Policy {
  const policies: Record<string, Policy> = {};
  const window = {
    trustedTypes: { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) },
  };
  const script = readFileSync(path.join(__dirname, '../../public/boot.js'), 'utf8');
  const location = { pathname: '/login', href: 'https://app.example/login' };
  const document = { documentElement: { dataset: {} } };
  const matchMedia = () => ({ matches: false });
  const localStorage = { getItem: () => null };
  runInNewContext(script, { window, document, location, localStorage, matchMedia });
  return policies.default as Policy;
}

describe('markup that a script writes', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg/ONLOAD =alert(1)>',
    '<img src="x"onerror=alert(1)>',
    "<img src='x'onerror=alert(1)>",
  ])('is refused when it can run code: %s', (text) => {
    expect(defaultPolicy().createHTML(text)).toBeNull();
  });

  it.each(['', '.ant-btn{color:red}', '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>', 'a/on b'])(
    'passes when it cannot: %s',
    (text) => {
      expect(defaultPolicy().createHTML(text)).toBe(text);
    },
  );
});
