import { readdirSync, readFileSync } from 'node:fs';

/** Reads no rows of a service: the queue, the bell of the gateway, and databases that are made. */
const WITHOUT_ROWS = [
  'apps/gateway/src/live-events/live-event-hub.ts',
  'libs/platform/src/broker/postgres-broker.ts',
  'libs/platform/src/database/database-watch.ts',
  'libs/platform/src/migrate-only.ts',
];
/** Opens what services read their rows by, and makes each date the text of its day. */
const OF_ROWS = 'libs/platform/src/database/database.ts';

const sources = ['apps', 'libs/platform/src']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((path) => /^(libs|apps\/\w+)\/.*\.ts$/.test(path) && /\/src\//.test(path))
  .filter((path) => !/(spec|fixture)\.ts$|^apps\/console/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

describe('how dates are read from the database', () => {
  it('is decided where the only connections to rows are opened', () => {
    const opening = sources.filter(({ text }) =>
      /new (pg\.)?(Client|Pool|DataSource)\(/.test(text),
    );
    expect(opening.map(({ path }) => path).sort()).toEqual([...WITHOUT_ROWS, OF_ROWS].sort());
    expect(readFileSync(OF_ROWS, 'utf8')).toContain('types: DATES_AS_TEXT');
  });

  it('is decided nowhere else', () => {
    const deciding = sources.filter(({ text }) => /setTypeParser|getTypeParser/.test(text));
    const here = 'libs/platform/src/database/dates-as-text.ts';
    expect(deciding.map(({ path }) => path)).toEqual([here]);
  });
});
