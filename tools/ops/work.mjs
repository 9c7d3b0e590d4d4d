import { Advice } from '../advice.mjs';

const API = '/api/ops/v1/services';

/** The operator's calls, in the name of a person who may run the platform. */
export async function signInOperator(url, { username, password }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username, password });
  const answer = await ask(`${url}/api/auth/v1/login`, { method: 'POST', headers, body });
  const { accessToken, detail } = await answer.json();
  if (accessToken) return new Operator(url, accessToken);
  throw new Advice(
    `${username} cannot sign in: ${detail}`,
    'OPS_USER=… OPS_PASSWORD=… npm run ops',
  );
}

function ask(url, options) {
  return fetch(url, options).catch(() => {
    throw new Advice(`Nothing answers at ${new URL(url).origin}.`, 'PALISADE_URL=… npm run ops');
  });
}

class Operator {
  #url;
  #headers;

  constructor(url, token) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  states = () => this.#call('GET', API);

  stuck = (service) => this.#call('GET', `${API}/${service}/stuck`);

  retry = (service, kind, id) => this.#call('POST', `${API}/${service}/stuck/${kind}/${id}/retry`);

  discard = (service, kind, id) =>
    this.#call('POST', `${API}/${service}/stuck/${kind}/${id}/discard`);

  async #call(method, path) {
    const answer = await ask(this.#url + path, { method, headers: this.#headers });
    const body = await answer.json();
    if (answer.ok) return body;
    throw new Advice(`${method} ${path}: ${body.detail}`, 'npm run ops -- status');
  }
}

/**
 * The services as lines of a table; what needs somebody is marked. Every service counts its events,
 * messages and jobs, so what it did not tell of them is unknown; not every one has webhooks.
 */
export function describeStates(states) {
  const number = (value, absent = '?') => String(value ?? absent).padStart(7);
  const line = (row) => {
    const { deadLetters, stuckEvents, stuckMessages, failedJobs } = row;
    const counted = [deadLetters, stuckEvents, stuckMessages, failedJobs];
    const [trouble] = Object.values(row.troubles ?? {});
    const needs =
      !row.isUp || !row.brokerUp || trouble || row.deadDeliveries || !counted.every(isNone);
    const figures = [
      ...[row.waiting, deadLetters, stuckEvents].map((count) => number(count)),
      number(row.deadDeliveries, '-'),
      ...[stuckMessages, failedJobs].map((count) => number(count)),
    ];
    const where = row.isUp ? (row.brokerUp ? (trouble ?? 'up') : 'no broker') : 'down';
    return `${needs ? '!' : ' '} ${row.service.padEnd(12)} ${where.padEnd(9)}${figures.join('')}`;
  };
  const head = '  service      state    waiting   dead  stuck  hooks  mails   jobs';
  return [head, ...states.map(line)].join('\n');
}

const isNone = (count) => count === 0;

/** Stuck things as lines, each with the command that lets it be tried again. */
export function describeStuck(service, items) {
  const lines = items.map(({ kind, id, type, subject, attempts, error, since, ...can }) => {
    const tries = attempts === null ? '' : `, ${attempts} tries`;
    const what = `  ${since}  ${type} of ${subject}${tries}: ${error ?? 'waits for the broker'}\n`;
    const command = (name) => `npm run ops -- ${name} ${service} ${kind} ${id}`;
    const how = can.isRetryable ? command('retry') : 'goes on by itself';
    const orElse = can.isDiscardable ? `\n    ${command('discard')}` : '';
    return `${what}    ${how}${orElse}`;
  });
  return lines.join('\n') || `  Nothing is stuck in ${service}.`;
}
