import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { PERSONAS } from './personas';

interface Policy {
  createHTML: (text: string) => string | null;
}

interface Boot {
  pathname?: string;
  settings?: object;
}

/** Runs the script of the first paint; answers what it set up. */
function boot({ pathname = '/login', settings = {} }: Boot = {}) {
  const policies: Record<string, Policy> = {};
  const window = {
    trustedTypes: { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) },
  };
  const script = readFileSync(path.join(__dirname, '../../public/boot.js'), 'utf8');
  const location = { pathname, href: `https://app.example${pathname}` };
  const dataset: Record<string, string> = {};
  const preloaded: { href?: string }[] = [];
  const document = {
    documentElement: { dataset },
    head: { append: (link: object) => preloaded.push(link) },
    createElement: () => ({}),
    querySelector: () => ({ content: '/assets/frame-1.js /assets/many-2.js' }),
  };
  const matchMedia = () => ({ matches: false });
  const localStorage = { getItem: () => JSON.stringify({ uiSettings: settings }) };
  runInNewContext(script, { window, document, location, localStorage, matchMedia });
  const scripts = preloaded.map(({ href }) => href);
  return { dataset, scripts, policy: policies.default as Policy };
}

describe('the frame that stands before the application', () => {
  it.each([
    ['/login', {}, 'public'],
    ['/quote/1/sign/P250', {}, 'public'],
    ['/agencyless', {}, 'public'],
    ['/agency', {}, 'shell'],
    ['/agency/policies', { isNavigationCollapsed: true }, 'collapsed'],
  ])('%s with %j: %s', (pathname, settings, frame) => {
    expect(boot({ pathname, settings }).dataset.frame).toBe(frame);
  });

  it('is asked for with the first scripts, where it is drawn', () => {
    expect(boot({ pathname: '/agency' }).scripts).toEqual([
      '/assets/frame-1.js',
      '/assets/many-2.js',
    ]);
    expect(boot({ pathname: '/login' }).scripts).toEqual([]);
  });

  it.each(PERSONAS.map(({ basePath }) => basePath))('%s has that of the shell', (basePath) => {
    expect(boot({ pathname: `${basePath}/dashboard` }).dataset.frame).toBe('shell');
  });
});

describe('markup that a script writes', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg/ONLOAD =alert(1)>',
    '<img src="x"onerror=alert(1)>',
    "<img src='x'onerror=alert(1)>",
  ])('is refused when it can run code: %s', (text) => {
    expect(boot().policy.createHTML(text)).toBeNull();
  });

  it.each(['', '.ant-btn{color:red}', '<svg viewBox="0 0 8 8"><path d="M0 0"/></svg>', 'a/on b'])(
    'passes when it cannot: %s',
    (text) => {
      expect(boot().policy.createHTML(text)).toBe(text);
    },
  );
});
