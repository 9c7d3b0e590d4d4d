import type { AddressInfo, Server, Socket } from 'node:net';
import net from 'node:net';

const STARTUP_HEAD = 8;
const MESSAGE_HEAD = 5;
/** What a client sends when it then waits: a simple query, or the end of an extended one. */
const WAITS = new Set(['Q', 'S']);

/** A way to PostgreSQL that counts how often a client sends something and waits, by database. */
export class RoundTrips {
  readonly counts = new Map<string, number>();
  /** Where clients connect to. */
  port = 0;
  readonly #target: number;
  readonly #server: Server = net.createServer((near) => this.#pass(near));

  private constructor(target: number) {
    this.#target = target;
  }

  /** Listens on a free port before `port`. */
  static async before(port: number): Promise<RoundTrips> {
    const counter = new RoundTrips(port);
    await new Promise<void>((resolve) => counter.#server.listen(0, '127.0.0.1', resolve));
    counter.port = (counter.#server.address() as AddressInfo).port;
    return counter;
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(near: Socket): void {
    const far = net.connect(this.#target, '127.0.0.1');
    const reader = new Reader((database) => {
      this.counts.set(database, (this.counts.get(database) ?? 0) + 1);
    });
    near.on('data', (chunk: Buffer) => reader.read(chunk));
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.setNoDelay(true).on('error', () => undefined);
      socket.on('close', () => [near, far].forEach((one) => one.destroy()));
    }
  }
}

/** Reads the frontend messages of one connection. */
class Reader {
  #left: Buffer = Buffer.alloc(0);
  #database?: string;
  readonly #onTrip: (database: string) => void;

  constructor(onTrip: (database: string) => void) {
    this.#onTrip = onTrip;
  }

  read(chunk: Buffer): void {
    this.#left = Buffer.concat([this.#left, chunk]);
    while (this.#readOne());
  }

  #readOne(): boolean {
    const database = this.#database;
    const isStartup = database === undefined;
    const head = isStartup ? STARTUP_HEAD : MESSAGE_HEAD;
    if (this.#left.length < head) return false;
    const length = this.#left.readUInt32BE(isStartup ? 0 : 1) + (isStartup ? 0 : 1);
    if (this.#left.length < length) return false;
    const message = this.#left.subarray(0, length);
    this.#left = this.#left.subarray(length);
    if (isStartup) this.#database = databaseIn(message);
    else if (WAITS.has(String.fromCharCode(message[0]))) this.#onTrip(database);
    return true;
  }
}

function databaseIn(startup: Buffer): string {
  const words = startup.subarray(STARTUP_HEAD).toString('utf8').split('\0');
  return words[words.indexOf('database') + 1];
}
