const PASSWORD = 'Palisade-demo-1';

/**
 * One call that a caller made, and its answer.
 * @typedef {object} Heard
 * @property {string} method
 * @property {string} path
 * @property {number} status
 * @property {string | null} type
 * @property {string | null} token
 * @property {unknown} request
 * @property {unknown} answer
 */

/**
 * Status and body of an answer, whatever they are.
 * @template T
 * @typedef {{ status: number, answer: T }} Sent
 */

/** @typedef {(line: string) => void} Say */

/** @type {Set<(call: Heard) => void>} */
const listeners = new Set();

/**
 * Tells of every call and its answer from now on; answers how to stop that.
 * @param {(call: Heard) => void} hear
 * @returns {() => boolean}
 */
export function listen(hear) {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** A person, or the holder of a one-time code, who calls the API of a running stack. */
export class Caller {
  /**
   * `say(line)` hears of every call and the money after it.
   * @param {string} url
   * @param {string} name
   * @param {Say} say
   * @param {string | null} token
   */
  constructor(url, name, say, token = null) {
    this.url = url;
    this.name = name;
    this.say = say;
    this.token = token;
  }

  /**
   * Signs a demo person in.
   * @param {string} url
   * @param {string} email
   * @param {Say} say
   */
  static async signIn(url, email, say) {
    const caller = new Caller(url, email.split('@')[0], say);
    const { accessToken } = await caller.post('/api/auth/v1/login', {
      username: email,
      password: PASSWORD,
    });
    caller.token = accessToken;
    return caller;
  }

  /**
   * @template T
   * @param {string} path
   * @returns {Promise<T>}
   */
  get(path) {
    return this.call('GET', path);
  }

  /**
   * @template T
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<T>}
   */
  post(path, body = {}, headers = {}) {
    return this.call('POST', path, body, headers);
  }

  /**
   * @template T
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<T>}
   */
  put(path, body = {}, headers = {}) {
    return this.call('PUT', path, body, headers);
  }

  /**
   * The body of the answer; throws what the problem says when the call is refused.
   * @template T
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<T>}
   */
  async call(method, path, body, headers = {}) {
    return this.#told(method, path, await this.send(method, path, body, headers));
  }

  /**
   * The same as soon as the service knows what it is about: events take a moment.
   * @template T
   * @param {string} path
   * @param {object} [body]
   * @returns {Promise<T>}
   */
  async postOnceKnown(path, body) {
    const sent = await until(`what ${path} is about`, async () => {
      const one = await this.send('POST', path, body);
      return one.status !== 404 && one;
    });
    return this.#told('POST', path, sent);
  }

  #told(method, path, { status, answer }) {
    if (method !== 'GET')
      this.say(`${this.name.padEnd(12)} ${method.padEnd(4)} ${path}  ${status}`);
    if (status < 300) return answer;
    const { detail, errors = [] } = answer ?? {};
    const fields = errors.map((error) => `${error.pointer ?? ''} ${error.detail}`).join('; ');
    throw new Error(`${method} ${path} was answered ${status}: ${detail} ${fields}`);
  }

  /**
   * Status and body, whatever they are.
   * @template T
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   * @param {Record<string, string>} [headers]
   * @returns {Promise<Sent<T>>}
   */
  async send(method, path, body, headers = {}) {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    const read = type?.includes('json') && text ? JSON.parse(text) : text;
    const { status } = answer;
    const { token } = this;
    const call = { method, path, status, type, token, request: body, answer: read };
    for (const hear of listeners) hear(call);
    return { status, answer: read };
  }

  /**
   * The bytes of a file.
   * @param {string} path
   */
  async download(path) {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await fetch(this.url + path, { headers });
    if (!answer.ok) throw new Error(`GET ${path} was answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** What a killed process had in work is done by the next one when its lease is over, after 30 s. */
const PATIENCE_MS = 45_000;

/**
 * Asks again until the answer is there: events take a moment.
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} find
 * @param {number} limitMs
 * @returns {Promise<Exclude<T, false | null | undefined | void | 0 | ''>>}
 */
export async function until(what, find, limitMs = PATIENCE_MS) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
