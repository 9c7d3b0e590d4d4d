import net from 'node:net';

const STARTUP_HEAD = 8;
const MESSAGE_HEAD = 5;
/** What a client sends when it then waits: a simple query, or the end of an extended one. */
const WAITS = new Set(['Q', 'S']);

/** A way to PostgreSQL that counts how often a client sends something and waits, by database. */
export class RoundTrips {
  counts = new Map();

  static async before(port) {
    const counter = new RoundTrips();
    counter.server = net.createServer((near) => counter.#pass(near, port));
    await new Promise((resolve) => counter.server.listen(0, '127.0.0.1', resolve));
    counter.port = counter.server.address().port;
    return counter;
  }

  get total() {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  close() {
    return new Promise((resolve) => this.server.close(resolve));
  }

  #pass(near, port) {
    const far = net.connect(port, '127.0.0.1');
    const reader = new Reader((database) => {
      this.counts.set(database, (this.counts.get(database) ?? 0) + 1);
    });
    near.on('data', (chunk) => reader.read(chunk));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.setNoDelay(true).on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((one) => one.destroy()));
    }
  }
}

/** Reads the frontend messages of one connection. */
class Reader {
  #left = Buffer.alloc(0);
  #database;

  constructor(onTrip) {
    this.onTrip = onTrip;
  }

  read(chunk) {
    this.#left = Buffer.concat([this.#left, chunk]);
    while (this.#readOne());
  }

  #readOne() {
    const isStartup = this.#database === undefined;
    const head = isStartup ? STARTUP_HEAD : MESSAGE_HEAD;
    if (this.#left.length < head) return false;
    const length = this.#left.readUInt32BE(isStartup ? 0 : 1) + (isStartup ? 0 : 1);
    if (this.#left.length < length) return false;
    const message = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    if (isStartup) this.#database = databaseIn(message);
    else if (WAITS.has(String.fromCharCode(message[0]))) this.onTrip(this.#database);
    return true;
  }
}

function databaseIn(startup) {
  const words = startup.subarray(STARTUP_HEAD).toString('utf8').split('\0');
  return words[words.indexOf('database') + 1];
}
