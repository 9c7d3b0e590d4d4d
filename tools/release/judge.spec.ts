import { sectionOf, withSection } from './changelog.mjs';
import { mayBreak, refusals } from './judge.mjs';

it.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.2.0', '0.1.0', false],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('after %s, lets %s break: %s', (released, version, expected) => {
  expect(mayBreak(released, version)).toBe(expected);
});

const gone = {
  surface: 'quote',
  kind: 'breaks',
  change: 'removed',
  where: 'Thing.a',
  sentence: '`Thing.a` is gone',
};
const more = {
  surface: 'quote',
  kind: 'adds',
  change: 'added',
  where: 'Thing.b',
  sentence: '`Thing.b` is new',
};
const reason = { surface: 'quote', place: 'Thing.a', reason: 'Nobody ever read it.' };
const migration = { ...gone, surface: 'migrations', where: 'a/1-one.ts', sentence: '`a` is gone' };
const refused = ['quote: `Thing.a` is gone'];

it.each([
  ['an addition', [more], [], '0.1.0', []],
  ['a break', [gone, more], [], '0.1.0', refused],
  ['a break of a patch', [gone], [], '0.1.1', refused],
  ['a break of a new version', [gone], [], '0.2.0', []],
  ['a break with a reason', [gone], [reason], '0.1.0', []],
  [
    'a migration that is gone of a new version',
    [gone, migration],
    [],
    '0.2.0',
    ['migrations: `a` is gone'],
  ],
  [
    'a migration that is gone with a reason',
    [migration],
    [{ ...reason, surface: 'migrations', place: 'a/1-one.ts' }],
    '0.1.0',
    [],
  ],
  [
    'a break with a reason for another surface',
    [gone],
    [{ ...reason, surface: 'claims' }],
    '0.1.0',
    [...refused, 'claims: a reason names `Thing.a`, which breaks nothing'],
  ],
  [
    'a break with a reason that says nothing',
    [gone],
    [{ ...reason, reason: '' }],
    '0.1.0',
    [...refused, 'quote: no reason is written for `Thing.a`'],
  ],
  [
    'a reason for what breaks nothing',
    [more],
    [{ ...reason, place: 'Thing.b' }],
    '0.1.0',
    ['quote: a reason names `Thing.b`, which breaks nothing'],
  ],
])('judges %s', (_, changes, reasons, version, expected) => {
  expect(refusals({ changes, reasons, released: '0.1.0', version })).toEqual(expected);
});

it('writes what was added, changed and removed, with the reasons, above what is older', () => {
  const release = { version: '0.2.0', date: '2027-01-02' };
  const section = sectionOf({ ...release, changes: [gone, more], reasons: [reason] });
  expect(withSection('# Changelog\n\n## 0.1.0 (2026-11-28)\n\nThe first.\n', section)).toBe(
    `# Changelog

## 0.2.0 (2027-01-02)

### Added

- quote: \`Thing.b\` is new.

### Removed

- **Breaks**: quote: \`Thing.a\` is gone. Nobody ever read it.

## 0.1.0 (2026-11-28)

The first.
`,
  );
});

it('says of a release without changes that it has none', () => {
  const release = { version: '0.1.1', date: '2027-01-02', changes: [], reasons: [] };
  expect(sectionOf(release)).toContain('Nothing that others rely on has changed.');
});
