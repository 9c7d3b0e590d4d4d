import type { HeaderField } from '../domain/intake';
import { isProved, resultsOf } from './sender-proof';

const HOST = 'mx.palisade.example';
const SENDER = 'nora@harborline.example';
const RECEIVED = { name: 'received', value: `from out.example (out.example) by ${HOST}; Thu` };

const greeted = (as: string): HeaderField => ({
  name: 'received',
  value: `from ${as} (evil.example [192.0.2.1]) by ${HOST}; Thu`,
});
const found = (value: string): HeaderField => ({ name: 'authentication-results', value });
const words = (statement: string): HeaderField => found(`${HOST}; ${statement}`);
const proves = (fields: HeaderField[], sender = SENDER): boolean =>
  isProved(sender, resultsOf(fields, HOST));

it.each([
  ['DMARC of the domain', 'dmarc=pass header.from=harborline.example', true],
  ['DMARC with a comment', 'dmarc=pass (p=reject (dis=none)) header.from=harborline.example', true],
  ['DMARC in capitals, with blanks', 'DMARC = Pass Header.From = HarborLine.example', true],
  ['DMARC of another domain', 'dmarc=pass header.from=evil.example', false],
  ['DMARC that says of nobody', 'dmarc=pass', false],
  [
    'DMARC that failed beside a good signature',
    'dmarc=fail header.from=harborline.example; dkim=pass header.d=harborline.example',
    false,
  ],
  [
    'two that differ',
    'dmarc=pass header.from=harborline.example; dmarc=fail header.from=harborline.example',
    false,
  ],
  ['DMARC that could not be asked', 'dmarc=temperror header.from=harborline.example', false],
  [
    'a domain without DMARC, signed',
    'dmarc=none header.from=harborline.example; dkim=pass header.d=harborline.example',
    true,
  ],
  ['a signature of its mail host', 'dkim=pass header.d=mail.harborline.example header.s=x', true],
  ['a signature of who signs for many', 'dkim=pass header.d=bulk.example', false],
  [
    'the good one of two signatures',
    'dkim=pass header.d=bulk.example; dkim=pass header.i=@harborline.example',
    true,
  ],
  ['a signature that failed', 'dkim=fail header.d=harborline.example', false],
  ['SPF of the envelope', 'spf=pass smtp.mailfrom=bounce@mail.harborline.example', true],
  ['SPF of another envelope', 'spf=pass smtp.mailfrom=bounce@evil.example', false],
  [
    'SPF of an envelope whose name begins like the domain',
    'spf=pass smtp.mailfrom=harborline.example=z@evil.example',
    false,
  ],
  [
    'a signature whose name begins like the domain',
    'dkim=pass header.i=harborline.example=@evil.example',
    false,
  ],
  ['SPF of the greeting alone', 'spf=pass smtp.helo=harborline.example', false],
  ['a soft failure', 'spf=softfail smtp.mailfrom=nora@harborline.example', false],
  ['a method with a version', 'dkim/1=pass header.d=harborline.example', true],
  ['none', 'none', false],
  ['nothing', '', false],
  [
    'words of the sender in a quoted text',
    'spf=fail smtp.mailfrom="x; dkim=pass header.d=harborline.example "@evil.example',
    false,
  ],
  [
    'words of the sender in a comment',
    'spf=fail (he said \\) ; dkim=pass header.d=harborline.example) smtp.mailfrom=x@evil.example',
    false,
  ],
  ['another method', 'auth=pass smtp.auth=nora@harborline.example', false],
])('%s', (_, statement, expected) => {
  expect(proves([words(statement), RECEIVED])).toBe(expected);
});

const GOOD = words('dmarc=pass header.from=harborline.example');

it.each<[string, HeaderField[], boolean]>([
  ['below the line of the host', [RECEIVED, GOOD], false],
  ['below another line of the host that came with the mail', [RECEIVED, GOOD, RECEIVED], false],
  ['without a line of the host', [GOOD, { name: 'received', value: 'by out.example; Thu' }], false],
  [
    'where the host is only greeted',
    [GOOD, { name: 'received', value: `from ${HOST} by x; Thu` }],
    false,
  ],
  ['below a greeting that hides the line', [greeted('by'), GOOD, RECEIVED], false],
  ['below a greeting that quotes', [greeted('"x'), GOOD, RECEIVED], false],
  ['below a greeting with a comment', [greeted('(x'), GOOD, RECEIVED], false],
  [
    'above a hop inside',
    [{ name: 'received', value: 'by store.inner; Thu' }, GOOD, RECEIVED],
    true,
  ],
  [
    'of another host',
    [found('evil.example; dmarc=pass header.from=harborline.example'), RECEIVED],
    false,
  ],
  ['in two fields', [words('spf=none'), GOOD, RECEIVED], true],
  [
    'with a version of the host',
    [found(`${HOST} 1; dkim=pass header.d=harborline.example`), RECEIVED],
    true,
  ],
])('%s', (_, fields, expected) => {
  expect(proves(fields)).toBe(expected);
});

it.each([
  ['two companies of one public suffix', 'nora@one.co.uk', 'two.co.uk', false],
  ['two houses of one company', 'nora@one.co.uk', 'mail.one.co.uk', true],
  ['two customers of one host', 'nora@one.github.io', 'two.github.io', false],
  ['a suffix that looks alike', 'nora@harborline.example', 'evilharborline.example', false],
])('%s', (_, sender, signed, expected) => {
  expect(proves([words(`dkim=pass header.d=${signed}`), RECEIVED], sender)).toBe(expected);
});

it('nothing is proved where no host is named', () => {
  expect(
    isProved(
      SENDER,
      resultsOf(
        [
          found('; dkim=pass header.d=harborline.example'),
          { name: 'received', value: 'from x by' },
        ],
        '',
      ),
    ),
  ).toBe(false);
});
