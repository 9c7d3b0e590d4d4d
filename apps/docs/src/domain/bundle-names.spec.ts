import { bundleNames } from './bundle-names';

it.each([
  [
    ['a.pdf', 'b.pdf'],
    ['a.pdf', 'b.pdf'],
  ],
  [
    ['a.pdf', 'A.pdf', 'a.pdf'],
    ['a.pdf', 'A (2).pdf', 'a (3).pdf'],
  ],
  [
    ['../../etc/passwd', '..'],
    ['__.._etc_passwd', '_'],
  ],
  [
    ['a\\b:c.pdf', 'a/b?c.pdf'],
    ['a_b_c.pdf', 'a_b_c (2).pdf'],
  ],
  [
    ['Loss run', 'Loss run'],
    ['Loss run', 'Loss run (2)'],
  ],
  [
    ['', ''],
    ['_', '_ (2)'],
  ],
])('%j are %j in a zip', (given, names) => {
  expect(bundleNames(given)).toEqual(names);
});
