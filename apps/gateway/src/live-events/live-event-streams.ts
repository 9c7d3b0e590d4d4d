import { PassThrough } from 'node:stream';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { PermissionMap } from '@palisade/kernel';
import { DomainError, hasPermission } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Revocations, RolePermissions } from '@palisade/platform';
import { isInScope } from '../domain/audience';
import type { StoredLiveEvent } from './live-event';
import { toLiveEvent } from './live-event';
import { LiveEventHub } from './live-event-hub';
import { LiveEventStore } from './live-event-store';

const BEAT_MS = 15_000;
/** A browser uses one for all its tabs. */
const MAX_STREAMS_OF_USER = 20;
const RESET = 'event: reset\ndata: {"type":"reset"}\n\n';
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
    for (const stream of this.streams.keys()) stream.destroy();
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
    const held = await this.permissions.of(actor, token);
    const stream = this.create(actor);
    try {
      await this.feed(stream, actor, held, lastEventId);
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream;
  }

  /** A stream that ends with its token; whoever destroys it frees what it holds. */
  private create(actor: Actor): PassThrough {
    const stream = new PassThrough();
    const beat = setInterval(() => {
      if (actor.expiresMs <= Date.now() || this.revocations.isRevoked(actor)) stream.destroy();
      else write(stream, ':\n\n');
    }, BEAT_MS);
    this.streams.set(stream, actor.userId);
    stream.once('close', () => {
      clearInterval(beat);
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
  ): Promise<void> {
    let position = 0n;
    const send = (event: StoredLiveEvent): void => {
      if (this.revocations.isRevoked(actor)) return void stream.destroy();
      if (BigInt(event.sequence) <= position) return;
      position = BigInt(event.sequence);
      if (isInScope(actor, event.audience) && hasPermission(held, [event.audience.permission])) {
        write(stream, `id: ${event.id}\ndata: ${JSON.stringify(toLiveEvent(event))}\n\n`);
      }
    };
    const early: StoredLiveEvent[] = [];
    let deliver = (event: StoredLiveEvent): void => void early.push(event);
    const stop = this.hub.subscribe((event) => deliver(event));
    stream.once('close', stop);
    write(stream, 'retry: 1000\n\n');
    if (lastEventId) await this.catchUp(stream, lastEventId, send);
    early.forEach(send);
    deliver = send;
  }

  /** What was missed; a listener whose place is forgotten is told to read everything again. */
  private async catchUp(
    stream: PassThrough,
    lastEventId: string,
    send: (event: StoredLiveEvent) => void,
  ): Promise<void> {
    let from = UUID.test(lastEventId) ? await this.store.sequenceOf(lastEventId) : undefined;
    if (!from) return write(stream, RESET);
    for (let missed = await this.store.after(from); missed.length;) {
      missed.forEach(send);
      from = missed[missed.length - 1].sequence;
      missed = await this.store.after(from);
    }
  }
}

/** A listener that does not read is cut off; it comes back with the id it heard last. */
function write(stream: PassThrough, text: string): void {
  if (stream.destroyed) return;
  if (stream.writableLength > MAX_BUFFERED_BYTES) stream.destroy();
  else stream.write(text);
}
