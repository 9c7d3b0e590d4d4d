import net from 'node:net';

const LATENCY_MS = 2_000;
const TRICKLE_MS = 1_000;

/**
 * What can happen on the way to a neighbour. `pass` is the ordinary state; what `slow`, `silent` and
 * `trickle` hold back arrives when it returns, as after a broken route.
 */
export const MODES = ['slow', 'silent', 'reset', 'trickle', 'half-open'];

/** A way to a server of this host that a test can spoil. */
export class TcpProxy {
  #mode = 'pass';
  #pairs = new Set();
  /** Where callers connect to. */
  port = 0;

  /** Listens on a free port before `port`. */
  static async start(port) {
    const proxy = new TcpProxy();
    proxy.target = port;
    proxy.server = net.createServer((near) => proxy.#accept(near));
    await new Promise((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    proxy.port = proxy.server.address().port;
    return proxy;
  }

  get mode() {
    return this.#mode;
  }

  /** Cut refuses as `reset` does; half-open leaves connections open whose far end is gone. */
  set mode(mode) {
    this.#mode = mode;
    for (const pair of this.#pairs) {
      if (mode === 'reset') pair.reset();
      else if (mode === 'half-open') pair.loseFarEnd();
      else pair.pump();
    }
  }

  async close() {
    for (const pair of this.#pairs) pair.reset();
    await new Promise((resolve) => this.server.close(resolve));
  }

  #accept(near) {
    if (this.#mode === 'reset') return near.resetAndDestroy();
    const far = net.connect(this.target, '127.0.0.1');
    const pair = new Pair(this, near, far);
    this.#pairs.add(pair);
    const end = () => {
      if (!pair.isHalfOpen) pair.end();
      if (near.destroyed) this.#pairs.delete(pair);
    };
    for (const socket of [near, far]) socket.on('error', () => undefined).on('close', end);
  }
}

/** A connection and what passes through it both ways. */
class Pair {
  isHalfOpen = false;

  constructor(proxy, near, far) {
    Object.assign(this, { near, far });
    this.flows = [new Flow(proxy, near, far), new Flow(proxy, far, near)];
  }

  pump() {
    for (const flow of this.flows) flow.pump();
  }

  loseFarEnd() {
    this.isHalfOpen = true;
    this.far.destroy();
  }

  reset() {
    this.near.resetAndDestroy();
    this.far.destroy();
  }

  end() {
    this.near.destroy();
    this.far.destroy();
  }
}

/** What goes one way: held back as the mode says, never reordered, never lost. */
class Flow {
  #held = [];
  #timer;

  constructor(proxy, from, to) {
    Object.assign(this, { proxy, to });
    from.on('data', (chunk) => {
      this.#held.push({ chunk, cameMs: Date.now() });
      if (!this.#timer) this.pump();
    });
  }

  pump() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { mode } = this.proxy;
    if (mode === 'silent' || this.to.destroyed) return;
    if (mode === 'trickle') return this.#trickle();
    while (this.#held.length) {
      const left = mode === 'slow' ? this.#held[0].cameMs + LATENCY_MS - Date.now() : 0;
      if (left > 0) return this.#again(left);
      this.to.write(this.#held.shift().chunk);
    }
  }

  #trickle() {
    const [first] = this.#held;
    if (!first) return;
    this.to.write(first.chunk.subarray(0, 1));
    if (first.chunk.length > 1) first.chunk = first.chunk.subarray(1);
    else this.#held.shift();
    this.#again(TRICKLE_MS);
  }

  #again(ms) {
    this.#timer = setTimeout(() => this.pump(), ms);
  }
}
