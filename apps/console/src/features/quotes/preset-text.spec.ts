import type { TFunction } from 'i18next';
import { presetText } from './preset-text';

const t = ((key: string) => `text of ${key}`) as TFunction<string[]>;

it.each([
  [null, 'text of coverage:preset.custom'],
  ['POPULAR', 'text of coverage:preset.POPULAR'],
  ['Dentists: 2.0', 'Dentists: 2.0'],
  ['custom', 'custom'],
])('a preset of the name %s is shown as %s', (name, text) => {
  expect(presetText(t, name)).toBe(text);
});
