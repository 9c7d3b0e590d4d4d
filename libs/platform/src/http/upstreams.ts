import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { SERVICE_NAMES } from '../services';
import type { ServiceName } from '../services';
import type { Replica } from './replicas';
import { Replicas, REST_MS } from './replicas';

const READS = ['GET', 'HEAD'];

/** The connection could not be made: the call has not begun. */
const NOT_REACHED = new Set([
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The connection broke under way: the call may have had its effect. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** How a call is made. */
export interface CallOptions {
  /** Without effect, so that it may be made again when its connection breaks. */
  isRead?: boolean;
  /** The process has work by the call until then; by default until it answers. */
  until?: Promise<unknown>;
}

/** The processes of every service: each call goes to the least busy one that can be reached. */
@Injectable()
export class Upstreams {
  private readonly replicas: ReadonlyMap<ServiceName, Replicas>;

  constructor({ serviceUrls }: Config) {
    this.replicas = new Map(SERVICE_NAMES.map((name) => [name, new Replicas(serviceUrls[name])]));
  }

  /** Calls one process after the other until one can be reached; throws what the last one did. */
  async reach<T>(
    service: ServiceName,
    call: (address: string) => Promise<T>,
    { isRead = false, until }: CallOptions = {},
  ): Promise<T> {
    const replicas = this.replicas.get(service)?.inOrder(Date.now()) ?? [];
    let failure: unknown;
    for (const replica of replicas) {
      try {
        return await occupied(replica, call, until);
      } catch (error) {
        failure = error;
        const code = codeOf(error);
        if (!NOT_REACHED.has(code) && !BROKEN.has(code)) break;
        replica.restsUntilMs = Date.now() + REST_MS;
        if (!NOT_REACHED.has(code) && !isRead) break;
      }
    }
    throw failure;
  }

  /** `fetch` of a path of a service. */
  fetch(service: ServiceName, path: string, init: RequestInit = {}): Promise<Response> {
    const isRead = READS.includes(init.method ?? 'GET');
    return this.reach(service, (address) => fetch(address + path, init), { isRead });
  }
}

async function occupied<T>(
  replica: Replica,
  call: (address: string) => Promise<T>,
  until?: Promise<unknown>,
): Promise<T> {
  replica.busy++;
  const free = (): void => void replica.busy--;
  try {
    const answer = await call(replica.address);
    if (until) void until.then(free, free);
    else free();
    return answer;
  } catch (error) {
    free();
    throw error;
  }
}

/** The code of what went wrong with the connection; `fetch` keeps it one level deeper. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return cause?.code ?? code ?? '';
}
