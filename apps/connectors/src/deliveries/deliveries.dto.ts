import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { DeliveryState } from '../domain/resend';
import { DELIVERY_STATES } from '../domain/resend';
import type { Delivery } from './delivery.entity';

export class DeliverySearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(DELIVERY_STATES)
  state?: DeliveryState;
}

/** Which webhook. */
export class WebhookParameters {
  @IsUUID()
  id: string;
}

/** Which delivery of it. */
export class DeliveryParameters extends WebhookParameters {
  @IsUUID()
  deliveryId: string;
}

/** One message for one webhook; what it says is not shown. */
export class DeliveryResponse {
  id: string;
  /** The same in every try; receivers know a message by it. */
  eventId: string;
  eventType: string;
  @ApiProperty({ enum: DELIVERY_STATES })
  state: DeliveryState;
  /** Tries of this round. */
  attempts: number;
  /** What the receiver answered last; null when it did not. */
  lastStatus: number | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
  /** When it is tried next; null when it is not. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextTry: string | null;
}

export function toDelivery(delivery: Delivery): DeliveryResponse {
  const { id, eventId, eventType, state, attempts, lastStatus, created, nextTry } = delivery;
  return {
    id,
    eventId,
    eventType,
    state,
    attempts,
    lastStatus,
    created: created.toISOString(),
    nextTry: state === 'WAITING' ? nextTry.toISOString() : null,
  };
}
