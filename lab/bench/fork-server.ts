import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../tools/workspace.mjs';
import { required } from '../required';

/** A bare server that runs as a process of its own. */
export interface ForkedServer {
  address: string;
  pid: number;
  stop: () => void;
}

/** Starts a file of this folder, which sends its address when it listens. */
export async function forkServer(file: string, ...args: string[]): Promise<ForkedServer> {
  const child = fork(inRoot('lab/bench', file), args);
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { address, pid: required(child.pid, 'process'), stop: () => void child.kill() };
}
