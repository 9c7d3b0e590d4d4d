import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import type { Addressed } from '../letters/event-letters.service';
import { EventLetters } from '../letters/event-letters.service';

/** Mails what an event has to say to people; the bell of those with a login rings besides. */
@Injectable()
export class LettersConsumer {
  constructor(private readonly letters: EventLetters) {}

  @Consumes(
    'agency.saved.v1',
    'binder.bound.v1',
    'binder.expired.v1',
    'binder.extended.v1',
    'claim.changed.v1',
    'claim.closed.v1',
    'claim.filed.v1',
    'claim.money-moved.v1',
    'commission-statement.finalized.v1',
    'commission.paid.v1',
    'invoice.created.v1',
    'invoice.letter-asked.v1',
    'payment.failed.v1',
    'payment.held.v1',
    'payment.refunded.v1',
    'payment.settled.v1',
    'policy.bor-changed.v1',
    'policy.bor-received.v1',
    'policy.bor-rescinded.v1',
    'policy.cancel-pending.v1',
    'policy.cancel-stopped.v1',
    'policy.cancelled.v1',
    'policy.certificate-affected.v1',
    'policy.changed.v1',
    'policy.endorsed.v1',
    'policy.issued.v1',
    'policy.non-renewed.v1',
    'policy.reinstated.v1',
    'policy.reporting-offered.v1',
    'policy.renewal-due.v1',
    'policy.renewal-offered.v1',
    'policy.voided.v1',
    'quote.assigned.v1',
    'quote.changed.v1',
    'quote.conditions-due.v1',
    'quote.declined.v1',
    'quote.expired.v1',
    'quote.referred.v1',
    'quote.released.v1',
    'quote.rescinded.v1',
    'quote.sent.v1',
  )
  async handle(event: CloudEvent, tx: Tx): Promise<void> {
    if (isAddressed(event)) await this.letters.keepAddress(event, tx);
    await this.letters.write(event, tx);
  }
}

const isAddressed = (event: CloudEvent): event is Addressed =>
  'policyHead' in event.data && 'contact' in event.data;
