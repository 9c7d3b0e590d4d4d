import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventType } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { LETTER_RULES } from '../../domain/letters/letter-rules';
import type { Addressed } from '../letters/event-letters.service';
import { EventLetters } from '../letters/event-letters.service';

/** Mails what an event has to say to people; the bell of those with a login rings besides. */
@Injectable()
export class LettersConsumer {
  constructor(private readonly letters: EventLetters) {}

  @Consumes('binder.bound.v1', ...(Object.keys(LETTER_RULES) as EventType[]))
  async handle(event: CloudEvent, tx: Tx): Promise<void> {
    if (isAddressed(event)) await this.letters.keepAddress(event, tx);
    await this.letters.write(event, tx);
  }
}

const isAddressed = (event: CloudEvent): event is Addressed =>
  'policyHead' in event.data && 'contact' in event.data;
