import fs from 'node:fs';
import { inRoot } from '../workspace.mjs';

const FOLDER = 'apps/gateway/locales/en-US';

interface Entry {
  path: string;
  labelKey: string;
}

/** The personas of the console, which no other project imports. */
const { PERSONAS } = jest.requireActual<{
  PERSONAS: { navigation: Entry[]; settings: Entry[]; more: Entry[] }[];
}>(inRoot('apps/console/src/app/personas'));

/** Every text that the console can show, by namespace and key. */
const texts = new Set(
  fs.readdirSync(inRoot(FOLDER)).flatMap((file) => {
    const keys = Object.keys(JSON.parse(fs.readFileSync(inRoot(FOLDER, file), 'utf8')) as object);
    return keys.map((key) => `${file.replace(/\..*/, '')}:${key}`);
  }),
);

describe('the places of the console', () => {
  const entries = PERSONAS.flatMap(({ navigation, settings, more }) => [
    ...navigation,
    ...settings,
    ...more,
  ]);

  it.each([...new Set(entries.map(({ labelKey }) => labelKey))])('have a name: %s', (key) => {
    expect(texts).toContain(key);
    // The frame stands on every page, also where no other texts are loaded.
    expect(key).toMatch(/^common:/);
  });

  it.each([...new Set(PERSONAS.flatMap(({ settings }) => settings.map(({ path }) => path)))])(
    'of the settings say what they are for: %s',
    (path) => {
      expect(texts).toContain(`common:settings.for.${path.replace('manage/', '')}`);
    },
  );
});
