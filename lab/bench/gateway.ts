import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'undici';
import { Caller } from '../../tools/demo/caller.mjs';
import { serviceProcesses } from '../faults/processes';
import { startStack } from '../../tools/start/own-stack.mjs';
import { spread } from './measure';
import { cpuOf } from './proc';
import { inRoot } from '../../tools/workspace.mjs';

const ROUNDS = 5;
const CALLS = 3_000;
const AT_ONCE = 16;
const PATH = '/api/account/v1/search';

/** Processor time a request of the gateway and of a bare proxy before the same echo, in turns. */
export async function benchGateway() {
  const children = [];
  const start = async (file, ...args) => {
    const child = fork(inRoot('lab/bench', file), args);
    children.push(child);
    const [{ address }] = await once(child, 'message');
    return { address, pid: child.pid };
  };
  const echo = await start('answerer.ts');
  const bare = await start('bare-proxy.ts', echo.address);
  const stack = await startStack({ args: ['--processes'], env: { ACCOUNT_URL: echo.address } });
  try {
    const { token } = await Caller.signIn(stack.url, 'admin@palisade.example', () => {});
    const gateway = serviceProcesses(stack.pid).find(({ name }) => name === 'gateway');
    const targets = { bare, gateway: { pid: gateway.pid, address: stack.addressOf('gateway') } };
    const rounds = { bare: [], gateway: [] };
    for (const target of Object.values(targets)) await cpuOfCalls(target, token);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, target] of Object.entries(targets))
        rounds[name].push(await cpuOfCalls(target, token));
    }
    return { bare: spread(rounds.bare), gateway: spread(rounds.gateway) };
  } finally {
    for (const child of children) child.kill();
    await stack.stop();
  }
}

async function cpuOfCalls({ address, pid }, token) {
  const agent = new Agent({ connections: AT_ONCE });
  const headers = { authorization: `Bearer ${token}` };
  const before = cpuOf(pid);
  let left = CALLS;
  const work = async () => {
    while (left-- > 0) {
      const answer = await agent.request({ origin: address, path: PATH, method: 'GET', headers });
      await answer.body.dump();
      if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await agent.close();
  return (cpuOf(pid) - before) / CALLS;
}
