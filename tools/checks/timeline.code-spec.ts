import fs from 'node:fs';
import path from 'node:path';
import type { TimelineRules } from '@palisade/kernel';
import { parse } from 'csv-parse/sync';

/** The rules of a service, which no other project imports. */
function rulesOf(service: string): TimelineRules[] {
  const file = path.resolve('apps', service, 'src/domain/timeline');
  return Object.values(jest.requireActual<Record<string, TimelineRules>>(file));
}

const SERVICES = [
  'account',
  'auth',
  'billing',
  'claims',
  'docs',
  'gateway',
  'policy',
  'quote',
  'rater',
];
const TIMELINES = SERVICES.flatMap((service) =>
  rulesOf(service).map((rules) => [service, rules.subjectType, rules] as const),
);
const LOCALES = 'apps/gateway/locales/en-US';

/** The records that no timeline tells, or not with what was before, each with why. */
const UNTOLD: { record: string; why: string }[] = parse(
  fs.readFileSync('tools/checks/untold-records.csv'),
  { columns: true },
);
const WITHOUT = UNTOLD.map(({ record }) => record).filter((record) => !record.includes('.'));

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

/** What a call records, its action and marks for the states that it keeps: `team.change<>`. */
interface Recorded {
  operation: string;
  record: string;
  action: string;
  noun: string;
}

const RECORDED: Recorded[] = fs
  .readdirSync('apps')
  .map((service) => path.join('apps', service, 'writes.csv'))
  .filter((file) => fs.existsSync(file))
  .flatMap((file): { operation: string; records: string }[] =>
    parse(fs.readFileSync(file), { columns: true }),
  )
  .flatMap(({ operation, records }) =>
    (records === '-' ? [] : records.split(' ')).map((record) => {
      const action = record.replace(/[<>]+$/, '');
      return { operation, record, action, noun: action.split('.')[0] };
    }),
  );
const ACTIONS = new Set(
  TIMELINES.flatMap(([, noun, { actions }]) => Object.keys(actions).map((one) => `${noun}.${one}`)),
);

/** Whether a timeline tells a record, and of an edit what was there before. */
const isTold = ({ operation, action, record }: Recorded): boolean =>
  ACTIONS.has(action) && (!/^(PUT|PATCH) /.test(operation) || record.endsWith('<>'));

it('tells field, before and after of every edit, or a row says why not', () => {
  const excused = new Set(UNTOLD.map(({ record }) => record));
  const untold = RECORDED.filter((one) => !isTold(one));
  const unsaid = untold.filter(({ noun, action }) => !excused.has(noun) && !excused.has(action));
  expect(unsaid.map(({ operation, record }) => `${operation} ${record}`)).toEqual([]);
});

it('excuses nothing that is told, and says why of all', () => {
  expect(UNTOLD.filter(({ why }) => !why)).toEqual([]);
  const nouns = new Set(TIMELINES.map(([, noun]) => noun));
  const untold = new Set(RECORDED.filter((one) => !isTold(one)).map(({ action }) => action));
  const needless = UNTOLD.filter(({ record }) =>
    record.includes('.') ? !untold.has(record) : nouns.has(record),
  );
  expect(needless).toEqual([]);
});
