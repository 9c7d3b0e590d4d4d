import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { RetryLater } from '@palisade/kernel';
import type { ServiceName, TenantState } from '@palisade/platform';
import { awakeTimeout, firstOf, SERVICE_NAMES, ServiceTokens, Upstreams } from '@palisade/platform';

const PATIENCE_MS = 20_000;
const ROUND_MS = 100;
const TIMEOUT_MS = 10_000;
const RETRY_SECONDS = 5;

/** The time that a tenant is to go by, and from when on its events are asked for. */
export interface Settled {
  organizationId: string;
  now: Date;
  since: Date;
}

/** All services at rest in one time of a tenant. */
export interface Rest {
  now: Date;
  /** When time next brings something to one of them; null when nothing waits for it. */
  next: Date | null;
  events: CloudEvent[];
}

/** Brings all services to the time of a tenant. */
@Injectable()
export class Settlement {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly tokens: ServiceTokens,
  ) {}

  /**
   * Asks all services in rounds until one finds them at rest: every event that the round before
   * saw is handled everywhere, and there is no other. Where one is further on, as after a move that
   * was interrupted, all come there. 503 when it takes long.
   */
  async reach(settled: Settled): Promise<Rest> {
    const deadline = Date.now() + PATIENCE_MS;
    let { now } = settled;
    for (let seen: CloudEvent[] = []; Date.now() < deadline; await pause(ROUND_MS)) {
      const states = await this.askAll({ ...settled, now }, seen);
      const events = states.flatMap((state) => state?.published ?? []);
      const known = new Set(seen.map(({ id }) => id));
      const isThere = states.every((state) => state && isAtRest(state, now));
      if (isThere && events.every(({ id }) => known.has(id))) {
        return { now, next: nextOf(states, now), events };
      }
      now = latestOf(states, now);
      seen = events;
    }
    throw tenantBusy();
  }

  /** Undefined stands for a service that does not answer. */
  private async askAll(
    { organizationId, now, since }: Settled,
    seen: CloudEvent[],
  ): Promise<(TenantState | undefined)[]> {
    const authorization = `Bearer ${await this.tokens.get()}`;
    const init = {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ now, since, events: idsByType(seen) }),
    };
    const ask = async (name: ServiceName): Promise<TenantState | undefined> => {
      const signal = awakeTimeout(TIMEOUT_MS);
      const path = `/ops/tenant-time/${organizationId}`;
      const answer = await this.upstreams.fetch(name, path, { ...init, signal });
      return answer.ok ? ((await answer.json()) as TenantState) : undefined;
    };
    return Promise.all(SERVICE_NAMES.map((name) => ask(name).catch(() => undefined)));
  }
}

/** What is still under way goes on by the same call. */
export function tenantBusy(): RetryLater {
  const detail = 'Work of this tenant is still under way. Please make the same call again.';
  return new RetryLater('TENANT_BUSY', detail, 503, RETRY_SECONDS);
}

const isAtRest = (state: TenantState, now: Date): boolean =>
  state.unhandled === 0 && Date.parse(state.now) === now.getTime();

const latestOf = (states: (TenantState | undefined)[], now: Date): Date =>
  new Date(Math.max(now.getTime(), ...states.map((state) => Date.parse(state?.now ?? '') || 0)));

/** The first moment after now at which one of the services has something to do. */
function nextOf(states: (TenantState | undefined)[], now: Date): Date | null {
  const moments = states.map((state) => (state?.next ? new Date(state.next) : null));
  return firstOf(moments.filter((moment) => moment && moment > now));
}

function idsByType(events: CloudEvent[]): Record<string, string[]> {
  const ids: Record<string, string[]> = {};
  for (const { type, id } of events) (ids[type] ??= []).push(id);
  return ids;
}
