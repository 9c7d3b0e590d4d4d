import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import type { Webhook } from './webhook.entity';

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class CreateWebhookRequest {
  /** Staff name the organisation whose webhook it is; others name their own as they like. */
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  companyName: string;
}

export class ChangeWebhookRequest {
  @IsUUID()
  id: string;

  /** As it was given; it does not change. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  clientId?: string;

  /** A new signing secret, `whsec_` and 24 to 45 bytes in base64. */
  @IsOptional()
  @IsString()
  @MaxLength(70)
  clientSecret?: string;

  /** An https address; null stops the deliveries. */
  @IsOptional()
  @IsString()
  @MaxLength(500)
  webhookUrl?: string | null;
}

export class WebhookResponse {
  id: string;
  companyName: string;
  clientId: string;
  webhookUrl: string | null;

  /** Events are sent: there is an address, and it did not ask to be left alone. */
  enabled: boolean;

  created: Date;
}

export class CreatedWebhookResponse extends WebhookResponse {
  /** The signing secret; shown this once. */
  clientSecret: string;
}

export class WebhookEventResponse {
  /** Event type. */
  type: string;

  version: number;

  /** JSON Schema (draft 2020-12) of `data`. */
  schema: Record<string, unknown>;
}

export function toWebhookResponse(webhook: Webhook): WebhookResponse {
  const { id, companyName, clientId, webhookUrl, switchedOff, created } = webhook;
  const enabled = webhookUrl !== null && switchedOff === null;
  return { id, companyName, clientId, webhookUrl, enabled, created };
}
