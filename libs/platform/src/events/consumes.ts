import { SetMetadata } from '@nestjs/common';
import type { EventType } from '@palisade/contracts';

/** Metadata key under which a handler keeps the types it takes. */
export const CONSUMES = 'palisade:consumes';

/**
 * Marks a method `(event, tx)` as the handler of events. It runs in a transaction that also holds
 * its inbox entry: a repeated event changes nothing, a throw lets the event come again.
 * Types that end in `.*` stand for all events of that noun, `*` alone for every event.
 */
export const Consumes = (...types: (EventType | '*' | `${string}.*`)[]): MethodDecorator =>
  SetMetadata(CONSUMES, types);
