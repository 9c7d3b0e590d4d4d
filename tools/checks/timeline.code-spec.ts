import fs from 'node:fs';
import path from 'node:path';
import type { TimelineRules } from '@palisade/kernel';

/** The rules of a service, which no other project imports. */
function rulesOf(service: string): TimelineRules[] {
  const file = path.resolve('apps', service, 'src/domain/timeline');
  return Object.values(jest.requireActual<Record<string, TimelineRules>>(file));
}

const SERVICES = ['account', 'auth', 'billing', 'claims', 'policy', 'quote'];
const TIMELINES = SERVICES.flatMap((service) =>
  rulesOf(service).map((rules) => [service, rules.subjectType, rules] as const),
);
const LOCALES = 'apps/gateway/locales/en-US';

/** Records of these nouns belong to no row that has a timeline. */
const WITHOUT = [
  'api-key',
  'billing-contact',
  'bulk-upload',
  'domain-blacklist',
  'feedback',
  'finance',
  'industry-code',
  'lead',
  'license',
  'note',
  'partner',
  'state',
  'payment',
  'payment-method',
  'session',
  'signup',
  'sso',
  'subjectivity-settings',
  'tag',
  'team',
  'treaty',
  'unapplied-cash',
  'workflow',
];

const texts = JSON.parse(
  fs.readFileSync(path.join(LOCALES, 'common.timeline.json'), 'utf8'),
) as Record<string, string>;

function sourcesOf(service: string): string[] {
  const root = `apps/${service}/src`;
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(spec|metadata|fixture)\.ts$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'));
}

describe.each(TIMELINES)('in %s the timeline of %s', (service, subjectType, rules) => {
  const { actions, fields } = rules;
  const others = rulesOf(service).map((one) => one.subjectType);

  it('has a sentence for every action, and none for others', () => {
    const known = Object.keys(actions).map((action) => `timeline.${subjectType}.${action}`);
    const written = Object.keys(texts).filter((key) => key.startsWith(`timeline.${subjectType}.`));
    expect(written.sort()).toEqual(known.sort());
  });

  it('has a word for every field', () => {
    expect(Object.keys(fields).filter((name) => !texts[`timelineField.${name}`])).toEqual([]);
  });

  it('knows every action that the code records by its name', () => {
    const named = sourcesOf(service).flatMap((text) =>
      [...text.matchAll(/action: '([a-z-]+)\.([\w-]+)'/g)].map(([, noun, verb]) => [noun, verb]),
    );
    const unknown = named.filter(([noun, verb]) =>
      noun === subjectType
        ? !Object.hasOwn(actions, verb)
        : !others.includes(noun) && !WITHOUT.includes(noun),
    );
    expect(unknown).toEqual([]);
  });

  it('names every other record by a type of the rules', () => {
    const prefixes = sourcesOf(service).flatMap((text) =>
      [...text.matchAll(/action: `([a-z-]+)\.\$\{/g)].map(([, noun]) => noun),
    );
    expect(prefixes.filter((noun) => !others.includes(noun) && !WITHOUT.includes(noun))).toEqual(
      [],
    );
  });
});

it('has a word for no field that is never told', () => {
  const told = TIMELINES.flatMap(([, , { fields }]) => Object.keys(fields));
  const written = Object.keys(texts)
    .filter((key) => key.startsWith('timelineField.'))
    .map((key) => key.slice('timelineField.'.length));
  expect(written.filter((name) => !told.includes(name))).toEqual([]);
});
