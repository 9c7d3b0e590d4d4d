import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { EventType } from '@palisade/contracts';

/** Metadata key under which a handler keeps the types it takes. */
export const CONSUMES = 'palisade:consumes';

/** Metadata key of a handler that shares its transaction with no other event. */
export const ALONE = 'palisade:alone';

type EventPattern = EventType | '*' | `${string}.*`;

/**
 * Marks a method `(event, tx)` as the handler of events. It runs in a transaction that also holds
 * its inbox entry: a repeated event changes nothing, a throw lets the event come again. Events that
 * come together may share the transaction; a throw undoes it, and each is then handled by itself.
 * Types that end in `.*` stand for all events of that noun, `*` alone for every event.
 */
export const Consumes = (...types: EventPattern[]): MethodDecorator => SetMetadata(CONSUMES, types);

/** The same for a handler that is slow or asks others: no other event waits for its transaction. */
export const ConsumesAlone = (...types: EventPattern[]): MethodDecorator =>
  applyDecorators(Consumes(...types), SetMetadata(ALONE, true));
