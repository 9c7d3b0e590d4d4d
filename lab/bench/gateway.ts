import { Agent } from 'undici';
import { Caller } from '../../tools/demo/caller.mjs';
import { required } from '../required';
import { startStack } from '../../tools/start/own-stack.mjs';
import { forkServer } from './fork-server';
import type { Spread } from './measure';
import { inTurns } from './measure';
import { cpuOf } from './proc';

const ROUNDS = 5;
const CALLS = 3_000;
const AT_ONCE = 16;
const PATH = '/api/account/v1/search';

interface Target {
  address: string;
  pid: number;
}

/** Processor time a request of the gateway and of a bare proxy before the same echo, in turns. */
export async function benchGateway(): Promise<Record<'bare' | 'gateway', Spread>> {
  const echo = await forkServer('answerer.ts');
  const bare = await forkServer('bare-proxy.ts', echo.address);
  const stack = await startStack({ args: ['--processes'], env: { ACCOUNT_URL: echo.address } });
  try {
    const caller = await Caller.signIn(stack.url, 'admin@palisade.example', () => {});
    const token = required(caller.token, 'token');
    const { pid, url: address } = stack.services.gateway;
    const targets: Record<'bare' | 'gateway', Target> = { bare, gateway: { pid, address } };
    const spend = (target: Target): Promise<number> => cpuOfCalls(target, token);
    await inTurns(targets, 1, spend);
    return await inTurns(targets, ROUNDS, spend);
  } finally {
    for (const server of [echo, bare]) server.stop();
    await stack.stop();
  }
}

async function cpuOfCalls({ address, pid }: Target, token: string): Promise<number> {
  const agent = new Agent({ connections: AT_ONCE });
  const headers = { authorization: `Bearer ${token}` };
  const before = cpuOf(pid);
  let left = CALLS;
  const work = async (): Promise<void> => {
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
