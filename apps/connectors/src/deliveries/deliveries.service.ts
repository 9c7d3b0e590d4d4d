import { Injectable } from '@nestjs/common';
import type { CloudEvent, Scope } from '@palisade/contracts';
import { webhookData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Clock, newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { Receiver } from '../domain/audience';
import { hiddenFrom, maySee } from '../domain/audience';
import { AccountLink } from '../snapshots/account-link.entity';
import { AgencyLink } from '../snapshots/agency-link.entity';
import { Webhook } from '../webhooks/webhook.entity';
import { Delivery } from './delivery.entity';

/** Writes down what has to be sent to whom. */
@Injectable()
export class DeliveriesService {
  constructor(private readonly clock: Clock) {}

  /** A delivery for each webhook in whose scope an event lies. */
  async plan(event: CloudEvent, { em }: Tx): Promise<void> {
    const open = { deleted: false, switchedOff: IsNull(), webhookUrl: Not(IsNull()) };
    const webhooks = await em.findBy(Webhook, open);
    if (!webhooks.length) return;
    const { scope } = event.data;
    const about = { ...scope, aggregatorIds: await aggregatorsOf(em, scope) };
    const now = this.clock.now();
    const rows = webhooks
      .filter((webhook) => maySee(webhook, about, event.type))
      .map((webhook) => ({
        id: newId(),
        webhookId: webhook.id,
        eventId: event.id,
        eventType: event.type,
        body: bodyFor(webhook, event),
        state: 'WAITING' as const,
        attempts: 0,
        lastStatus: null,
        created: now,
        nextTry: now,
      }));
    if (rows.length) await em.insert(Delivery, rows);
  }
}

/** The aggregators of the account and of the agency that an event is about. */
async function aggregatorsOf(em: EntityManager, { accountId, agencyId }: Scope): Promise<string[]> {
  const account = accountId && (await em.findOneBy(AccountLink, { id: accountId }));
  const agency = agencyId && (await em.findOneBy(AgencyLink, { id: agencyId }));
  return [account, agency].flatMap((link) => (link && link.aggregatorId) || []);
}

/** What a receiver is sent (Standard Webhooks): type, time and data. */
function bodyFor(receiver: Receiver, event: CloudEvent): string {
  const data = webhookData(event);
  for (const field of hiddenFrom(receiver, event.type)) delete data[field];
  return JSON.stringify({ type: event.type, timestamp: event.time, data });
}
