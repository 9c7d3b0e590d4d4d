import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

interface Options {
  callback: (token: string) => void;
  'error-callback': () => void;
  sitekey: string;
}

/** Runs the script of the captcha's frame; answers what it loaded and told, and the widget that it drew. */
function frame(hash: string, name = '') {
  const told: unknown[] = [];
  const loaded: { src?: string; onerror?: () => void }[] = [];
  const drawn: Options[] = [];
  const run: string[] = [];
  const api = {
    render: (_: object, options: Options) => (drawn.push(options), 'widget'),
    execute: (id: string) => void run.push(id),
  };
  const window: Record<string, unknown> = { [name]: api };
  const document = {
    getElementById: () => ({}),
    createElement: () => ({}),
    head: { append: (script: object) => void loaded.push(script) },
  };
  const origin = 'https://app.example';
  const parent = { postMessage: (message: object, to: string) => void told.push([message, to]) };
  const script = readFileSync(path.join(__dirname, '../../public/captcha.js'), 'utf8');
  const location = { hash, origin };
  runInNewContext(script, { window, document, location, parent, URLSearchParams });
  if (loaded.length) (window.whenLoaded as () => void)();
  return { told, loaded, drawn, run, said: (captcha: object) => [{ captcha }, origin] };
}

describe('the frame of the captcha', () => {
  it.each([
    ['TURNSTILE', 'turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js', 0],
    ['HCAPTCHA', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js', 1],
  ])('runs the challenge of %s and tells the token', (provider, name, script, runs) => {
    const { told, loaded, drawn, run, said } = frame(`#provider=${provider}&siteKey=a+key`, name);
    expect(loaded[0].src).toBe(`${script}?render=explicit&onload=whenLoaded`);
    expect(drawn[0].sitekey).toBe('a key');
    expect(run).toHaveLength(runs);
    drawn[0].callback('passed');
    drawn[0]['error-callback']();
    expect(told).toEqual([said({ token: 'passed' }), said({ problem: 'verify' })]);
  });

  it('tells when a script does not load', () => {
    const { told, loaded, said } = frame('#provider=TURNSTILE&siteKey=k', 'turnstile');
    loaded[0].onerror?.();
    expect(told).toEqual([said({ problem: 'load' })]);
  });

  it('loads nothing for a provider that is none', () => {
    const { told, loaded, said } = frame('#provider=OTHER');
    expect([loaded, told]).toEqual([[], [said({ problem: 'load' })]]);
  });
});
