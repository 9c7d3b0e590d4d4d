import { Injectable } from '@nestjs/common';
import type { Client } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import { Config } from '../config/config';
import type { ServiceName } from '../config/services';
import { SERVICE_NAMES } from '../config/services';
import { awakeTimeout } from '../process/awake-timeout';
import type { Repeat } from '../problems/lost-connection';
import { isGone, isLost } from '../problems/lost-connection';
import type { Replica } from './replicas';
import { Replicas, REST_MS } from './replicas';
import { ServiceRestarts } from './service-restarts';

const READS = ['GET', 'HEAD'];
const ASK_TIMEOUT_MS = 2_000;

/** How a call is made. */
export interface CallOptions {
  /** When another process may be tried; by default while nothing was sent. */
  repeat?: Repeat;
  /** The process has work by the call until then; by default until it answers. */
  until?: Promise<unknown>;
}

/** How the calls of a client are made. */
export interface ClientOptions {
  /** Whether a call may be made twice: it is then made again across a restart of the service. */
  isRepeatable?: boolean;
  /** How long the service may be silent; two seconds where nobody says otherwise. */
  timeoutMs?: number;
}

/** The header of a call in the name of whose token it is. */
export const bearer = (token: string): { authorization: string } => ({
  authorization: `Bearer ${token}`,
});

/** What is known of one service. */
interface Upstream {
  replicas: Replicas;
  restarts: ServiceRestarts;
}

/** The processes of every service: each call goes to the least busy one that can be reached. */
@Injectable()
export class Upstreams {
  private readonly known: Record<ServiceName, Upstream>;

  constructor({ serviceUrls }: Config) {
    const known = SERVICE_NAMES.map((name): [ServiceName, Upstream] => [
      name,
      { replicas: new Replicas(serviceUrls[name]), restarts: new ServiceRestarts() },
    ]);
    this.known = Object.fromEntries(known) as Record<ServiceName, Upstream>;
  }

  /** As `reach`, but waits for a service that is just restarting. */
  bridge<T>(
    service: ServiceName,
    call: (address: string) => Promise<T>,
    options: CallOptions = {},
  ): Promise<T> {
    const { repeat = 'unsent' } = options;
    const { restarts } = this.known[service];
    return restarts.bridge(repeat, () => this.reach(service, call, options));
  }

  /** Calls one process after the other until one can be reached; throws what the last one did. */
  async reach<T>(
    service: ServiceName,
    call: (address: string) => Promise<T>,
    { repeat = 'unsent', until }: CallOptions = {},
  ): Promise<T> {
    let failure: unknown;
    for (const replica of this.known[service].replicas.inOrder(Date.now())) {
      try {
        return await occupied(replica, call, until);
      } catch (error) {
        failure = error;
        if (!isLost(error)) break;
        replica.restsUntilMs = Date.now() + REST_MS;
        if (repeat === 'unsent' && !isGone(error, repeat)) break;
      }
    }
    throw failure;
  }

  /** `fetch` of a path of a service. */
  fetch(service: ServiceName, path: string, init: RequestInit = {}): Promise<Response> {
    const repeat = READS.includes(init.method ?? 'GET') ? 'cut' : 'unsent';
    return this.reach(service, (address) => fetch(address + path, init), { repeat });
  }

  /**
   * Asks a service something that may be asked twice, across its restarts. Undefined when it is
   * gone, or silent for too long.
   */
  ask(
    service: ServiceName,
    path: string,
    init: RequestInit,
    timeoutMs = ASK_TIMEOUT_MS,
  ): Promise<Response | undefined> {
    const call = (address: string): Promise<Response> =>
      fetch(address + path, { ...init, signal: awakeTimeout(timeoutMs) });
    return this.bridge(service, call, { repeat: 'cut' }).catch(() => undefined);
  }

  /**
   * The calls of a service by the `paths` of its OpenAPI document: the compiler holds path, method,
   * parameters, body and answer. A service that is gone, or silent for too long, answers 503.
   */
  client<Paths extends object>(
    service: ServiceName,
    { isRepeatable = true, timeoutMs = ASK_TIMEOUT_MS }: ClientOptions = {},
  ): Client<Paths> {
    const call = async (request: Request): Promise<Response> => {
      const { method, headers, url } = request;
      const path = url.slice(new URL(url).origin.length);
      const body = request.body ? await request.text() : undefined;
      const init = { method, headers, body };
      const answer = isRepeatable
        ? this.ask(service, path, init, timeoutMs)
        : this.fetch(service, path, { ...init, signal: awakeTimeout(timeoutMs) });
      return (await answer.catch(() => undefined)) ?? new Response(null, { status: 503 });
    };
    return createClient<Paths>({ baseUrl: `http://${service}`, fetch: call });
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
