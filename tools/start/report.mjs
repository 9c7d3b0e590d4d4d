import { getJson, isAnswering } from './ready.mjs';

const NAMES_PER_LINE = 6;

/** What a ready Palisade offers, asked from itself: only what answers is told. */
export async function describe({ gatewayUrl, publicUrl, services, adapters, isNew, ...state }) {
  const offers = async (path) =>
    (await isAnswering(`${gatewayUrl}${path}`)) ? `${publicUrl}${path}` : undefined;
  return {
    url: publicUrl,
    pid: process.pid,
    readySeconds: Math.round(performance.now() / 100) / 10,
    services: Object.fromEntries(
      services.map(({ name, url }) => [name, { url, pid: state.pids[name] }]),
    ),
    adapters,
    signIns: (await getJson(`${gatewayUrl}/dev/sign-ins`)) ?? [],
    isNew,
    devConsole: state.devConsole,
    hasConsole: (await offers('/')) !== undefined,
    docs: await offers('/api/docs'),
    mailbox: await offers('/dev/mailbox'),
  };
}

/** The object of `npm start -- --json`. */
export function asJson({ url, pid, readySeconds, services, adapters, signIns }) {
  return JSON.stringify({ url, pid, readySeconds, services, adapters, signIns });
}

/** The one block of `npm start`. */
export function asBlock(state) {
  const mode = process.env.NODE_ENV ?? 'development';
  const data = state.isNew ? 'new data' : 'data kept';
  const { database, queue, mail } = state.adapters;
  return [
    '',
    `  Palisade, cyber insurance  -  ${mode}, ${data}`,
    '',
    ...addressLines(state),
    ...signInLines(state.signIns),
    '',
    ...readyLines(state),
    `  Runs on: PostgreSQL ${database}, queue ${queue}, mail ${mail}`,
    '  Stop: Ctrl-C      Fresh data: npm run reset      Trouble: npm run doctor',
    '',
  ].join('\n');
}

function addressLines({ url, hasConsole, devConsole, docs, mailbox }) {
  const { protocol, port } = new URL(url);
  const ukUrl = `${protocol}//${process.env.UK_HOST_SUFFIX ?? 'uk.app.localhost'}:${port}`;
  const lines = [
    hasConsole && ['Console', url, 'US edition'],
    hasConsole && ['', ukUrl, 'UK edition'],
    devConsole && ['', devConsole, 'with hot reload'],
    ['API', `${url}/api`, docs ? `docs: ${docs}` : ''],
    mailbox && ['Mail', mailbox, '(no mail leaves the host)'],
    ['Health', `${url}/health/ready`, ''],
  ];
  return lines
    .filter(Boolean)
    .map(([name, address, note]) => `  ${name.padEnd(12)} ${address.padEnd(32)} ${note}`.trimEnd());
}

function signInLines(signIns) {
  if (signIns.length === 0) return [];
  const width = Math.max(...signIns.map(({ email }) => email.length)) + 2;
  return [
    '',
    `  Sign in (password for all: ${signIns[0].password})`,
    ...signIns.map(({ email, persona, name }) =>
      `    ${email.padEnd(width)} ${persona.padEnd(17)} ${name}`.trimEnd(),
    ),
  ];
}

function readyLines({ readySeconds, services }) {
  const start = `  Ready in ${readySeconds} s   `;
  const names = Object.keys(services).map((name) => `${name} ok`);
  const rows = [];
  while (names.length > 0) rows.push(names.splice(0, NAMES_PER_LINE).join('  '));
  return rows.map((row, index) => `${index === 0 ? start : ' '.repeat(start.length)}${row}`);
}
