import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Advice } from '../advice.mjs';
import { requireFreeDisk } from '../disk.mjs';
import { dataDir } from '../workspace.mjs';

const NEEDED_MEGABYTES = 300;
const PORT_STEP = 100;
const STOP_MS = 25_000;
const POLL_MS = 100;
const HOSTS = ['127.0.0.1', '::1'];
// The Fetch standard's "bad ports" above 1023: a service there would never look ready.
const REFUSED_BY_FETCH = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);
// A host without IPv6 cannot have its port taken there.
const HARMLESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Throws one sentence when a port is taken or the disk is nearly full. The services of a killed
 * start need a moment to stop: `patient` waits for them.
 */
export async function checkHost({ gatewayPort, ports, patient }) {
  requireFreeDisk(dataDir(), NEEDED_MEGABYTES);
  const deadline = performance.now() + (patient ? STOP_MS : 0);
  for (const port of ports) {
    let problem = await portProblem(port);
    while (problem && performance.now() < deadline) {
      await sleep(POLL_MS);
      problem = await portProblem(port);
    }
    if (!problem) continue;
    throw new Advice(
      `Port ${port} ${problem}.`,
      `PORT=${await freeGatewayPort(gatewayPort, ports.length)} npm start`,
    );
  }
}

/** Why a port cannot be used, or undefined when it can. */
export async function portProblem(port) {
  if (REFUSED_BY_FETCH.has(port)) return 'is one that browsers refuse to open';
  for (const host of HOSTS) {
    const code = await tryListen(port, host);
    if (code === 'EADDRINUSE') return 'is in use';
    if (code === 'EACCES') return 'may not be opened by this user';
  }
  return undefined;
}

/**
 * The next gateway port, in steps of a hundred, above which `count` ports are free.
 * @param {number} from
 * @param {number} count
 */
export async function freeGatewayPort(from, count) {
  for (let base = from + PORT_STEP; base < from + 50 * PORT_STEP; base += PORT_STEP) {
    const offsets = Array.from({ length: count }, (_, offset) => base + offset);
    const problems = await Promise.all(offsets.map(portProblem));
    if (problems.every((problem) => problem === undefined)) return base;
  }
  return from + PORT_STEP;
}

function tryListen(port, host) {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', ({ code }) => resolve(HARMLESS.has(code) ? undefined : code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
