import { PassThrough } from 'node:stream';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { PermissionMap } from '@palisade/kernel';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { RolePermissions } from '@palisade/platform';
import { isInScope } from '../domain/audience';
import { Revocations } from '../proxy/revocations';
import type { StoredLiveEvent } from './live-event';
import { toLiveEvent } from './live-event';
import { LiveEventHub } from './live-event-hub';
import { LiveEventStore } from './live-event-store';

const BEAT_MS = 15_000;
/** A browser uses one for all its tabs. */
const MAX_STREAMS_OF_USER = 20;
const MAX_BUFFERED_BYTES = 1_048_576;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The open streams; each ends with its token, and at once when the token is revoked. */
@Injectable()
export class LiveEventStreams implements BeforeApplicationShutdown {
  private readonly streams = new Map<PassThrough, string>();

  constructor(
    private readonly hub: LiveEventHub,
    private readonly store: LiveEventStore,
    private readonly permissions: RolePermissions,
    private readonly revocations: Revocations,
  ) {}

  beforeApplicationShutdown(): void {
    for (const stream of this.streams.keys()) stream.end();
  }

  /** A stream of events for this caller, from the one heard last on. */
  async open(actor: Actor, token: string, lastEventId?: string): Promise<PassThrough> {
    if (this.revocations.isRevoked(actor)) {
      throw new DomainError('UNAUTHORIZED', 'Please sign in to continue.', 401);
    }
    const mine = [...this.streams.values()].filter((userId) => userId === actor.userId);
    if (mine.length >= MAX_STREAMS_OF_USER) {
      throw new DomainError('TOO_MANY_STREAMS', 'Too many windows follow live events.', 429);
    }
    const held = await this.permissions.of(actor.roleId, token);
    const stream = new PassThrough();
    const stop = await this.feed(stream, actor, held, lastEventId);
    const beat = setInterval(() => {
      if (actor.expiresMs <= Date.now() || this.revocations.isRevoked(actor)) stream.end();
      else stream.write(':\n\n');
    }, BEAT_MS);
    this.streams.set(stream, actor.userId);
    stream.once('close', () => {
      clearInterval(beat);
      stop();
      this.streams.delete(stream);
    });
    return stream;
  }

  /** First what was missed, then what comes; nothing twice. */
  private async feed(
    stream: PassThrough,
    actor: Actor,
    held: PermissionMap,
    lastEventId?: string,
  ): Promise<() => void> {
    let position = 0n;
    const send = (event: StoredLiveEvent): void => {
      if (BigInt(event.sequence) <= position) return;
      position = BigInt(event.sequence);
      if (isInScope(actor, event.audience) && hasPermission(held, [event.audience.permission])) {
        write(stream, event);
      }
    };
    const early: StoredLiveEvent[] = [];
    let deliver = (event: StoredLiveEvent): void => void early.push(event);
    const stop = this.hub.subscribe((event) => deliver(event));
    stream.write('retry: 1000\n\n');
    const heard = lastEventId && UUID.test(lastEventId) ? lastEventId : undefined;
    const from = heard && (await this.store.sequenceOf(heard));
    if (from) (await this.store.after(from)).forEach(send);
    early.forEach(send);
    deliver = send;
    return stop;
  }
}

/** A listener that does not read is cut off; it comes back with the id it heard last. */
function write(stream: PassThrough, event: StoredLiveEvent): void {
  if (stream.writableLength > MAX_BUFFERED_BYTES) return void stream.destroy();
  stream.write(`id: ${event.id}\ndata: ${JSON.stringify(toLiveEvent(event))}\n\n`);
}
