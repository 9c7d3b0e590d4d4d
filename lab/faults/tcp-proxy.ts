import type { AddressInfo, Server, Socket } from 'node:net';
import net from 'node:net';

const LATENCY_MS = 2_000;
const TRICKLE_MS = 1_000;

/**
 * What can happen on the way to a neighbour. `pass` is the ordinary state; what `slow`, `silent` and
 * `trickle` hold back arrives when it returns, as after a broken route.
 */
export const MODES = ['slow', 'silent', 'reset', 'trickle', 'half-open'] as const;

export type SpoiltMode = (typeof MODES)[number];
type Mode = 'pass' | SpoiltMode;

/** A way to a server of this host that a test can spoil. */
export class TcpProxy {
  #mode: Mode = 'pass';
  /** Where callers connect to. */
  port = 0;
  #target: number;
  readonly #pairs = new Set<Pair>();
  readonly #server: Server = net.createServer((near) => this.#accept(near));

  private constructor(target: number) {
    this.#target = target;
  }

  /** Listens on a free port before `port`. */
  static async start(port: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(port);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    proxy.port = (proxy.#server.address() as AddressInfo).port;
    return proxy;
  }

  get mode(): Mode {
    return this.#mode;
  }

  /** Cut refuses as `reset` does; half-open leaves connections open whose far end is gone. */
  set mode(mode: Mode) {
    this.#mode = mode;
    for (const pair of this.#pairs) {
      if (mode === 'reset') pair.reset();
      else if (mode === 'half-open') pair.loseFarEnd();
      else pair.pump();
    }
  }

  /** Leads to another server from now on: who is connected has to connect again. */
  set target(port: number) {
    this.#target = port;
    for (const pair of this.#pairs) pair.reset();
  }

  async close(): Promise<void> {
    for (const pair of this.#pairs) pair.reset();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #accept(near: Socket): void {
    if (this.#mode === 'reset') return void near.resetAndDestroy();
    const far = net.connect(this.#target, '127.0.0.1');
    const pair = new Pair(this, near, far);
    this.#pairs.add(pair);
    const end = (): void => {
      if (!pair.isHalfOpen) pair.end();
      if (near.destroyed) this.#pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', end);
  }
}

/** A connection and what passes through it both ways. */
class Pair {
  isHalfOpen = false;
  readonly flows: readonly Flow[];

  constructor(
    proxy: TcpProxy,
    readonly near: Socket,
    readonly far: Socket,
  ) {
    this.flows = [new Flow(proxy, near, far), new Flow(proxy, far, near)];
  }

  pump(): void {
    for (const flow of this.flows) flow.pump();
  }

  loseFarEnd(): void {
    this.isHalfOpen = true;
    this.far.destroy();
  }

  reset(): void {
    this.near.resetAndDestroy();
    this.far.destroy();
  }

  end(): void {
    this.near.destroy();
    this.far.destroy();
  }
}

/** What goes one way: held back as the mode says, never reordered, never lost. */
class Flow {
  readonly #held: { chunk: Buffer; cameMs: number }[] = [];
  #timer?: NodeJS.Timeout;

  constructor(
    readonly proxy: TcpProxy,
    from: Socket,
    readonly to: Socket,
  ) {
    from.on('data', (chunk: Buffer) => {
      this.#held.push({ chunk, cameMs: Date.now() });
      if (!this.#timer) this.pump();
    });
  }

  pump(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { mode } = this.proxy;
    if (mode === 'silent' || this.to.destroyed) return;
    if (mode === 'trickle') return this.#trickle();
    for (let [first] = this.#held; first; [first] = this.#held) {
      const left = mode === 'slow' ? first.cameMs + LATENCY_MS - Date.now() : 0;
      if (left > 0) return this.#again(left);
      this.to.write(first.chunk);
      this.#held.shift();
    }
  }

  #trickle(): void {
    const [first] = this.#held;
    if (!first) return;
    this.to.write(first.chunk.subarray(0, 1));
    if (first.chunk.length > 1) first.chunk = first.chunk.subarray(1);
    else this.#held.shift();
    this.#again(TRICKLE_MS);
  }

  #again(ms: number): void {
    this.#timer = setTimeout(() => this.pump(), ms);
  }
}
