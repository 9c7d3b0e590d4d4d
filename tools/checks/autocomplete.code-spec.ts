import fs from 'node:fs';
import path from 'node:path';

const SOURCE = 'apps/console/src';

/** Where people write of themselves: before the sign-in, and of their profile, signature and card. */
const OF_ONESELF = [
  'pages/public/',
  'features/profile/',
  'features/payments/',
  'kit/forms/signature-fields.tsx',
];

/** What a browser fills in of whoever types, or keeps as a password. */
const OWN_DATA = /autoComplete(?:=(?!"(?:off|one-time-code)")\S+|: ?'(?!off')[^']+')/g;

it.each([
  ['<Input autoComplete="off" />', null],
  ['<Input autoComplete="one-time-code" />', null],
  ['<Input autoComplete="postal-code" />', ['autoComplete="postal-code"']],
  ['<Input autoComplete={token} />', ['autoComplete={token}']],
  ["{ autoComplete: 'tel' }", ["autoComplete: 'tel'"]],
])('finds in %s what a browser fills in', (source, tokens) => {
  expect(source.match(OWN_DATA)).toEqual(tokens);
});

it('offers the data of whoever types in no form about others', () => {
  const files = fs
    .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx$/.test(file) && !/\.spec\.tsx$/.test(file))
    .filter((file) => !OF_ONESELF.some((place) => file.startsWith(place)));
  const found = files.flatMap((file) =>
    [...fs.readFileSync(path.join(SOURCE, file), 'utf8').matchAll(OWN_DATA)].map(
      ([token]) => `${file}: ${token}`,
    ),
  );
  expect(found).toEqual([]);
});
