import { createHash, createHmac } from 'node:crypto';
import { invalidField } from '@palisade/kernel';
import type { SentPart } from './sent-part';

const MAX_LENGTH = 255;

/** The caller of a call that carries a key; a caller without a token is known by address only. */
export interface IdempotentCaller {
  organizationId: string;
  userId: string;
}

/** What of a request decides whether it is the same call again. */
export interface IdempotentRequest {
  key: string;
  caller: IdempotentCaller | null;
  address: string;
  method: string;
  /** Path and query, as sent. */
  url: string;
  body: unknown;
  /** The file of a form. */
  upload?: SentPart;
  /** Length of a body that is not read before the call. */
  bodyLength: string;
}

/** Reads the header; undefined when there is none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = [header].flat().join(',').trim();
  if (key.length >= 1 && key.length <= MAX_LENGTH) return key;
  const detail = `Send an Idempotency-Key of 1 to ${MAX_LENGTH} characters.`;
  throw invalidField('INVALID_IDEMPOTENCY_KEY', detail);
}

/** Name of the stored answer: nobody else's call with the same key has it. */
export function scopeOf({ key, caller, address, method, url }: IdempotentRequest): string {
  const who = caller ? [caller.organizationId, caller.userId] : ['', address];
  return hash([...who, method, url.split('?')[0], key]);
}

/** What must be equal for a repeat to be the same call; says nothing of a password in a body. */
export function fingerprintOf(
  { url, body, upload, bodyLength }: IdempotentRequest,
  secret: Buffer,
): string {
  const isRead = body === undefined || body === null || isPlain(body);
  const parts = [url.split('?')[1] ?? '', isRead ? body : `bytes:${bodyLength}`];
  if (upload) parts.push(`file:${upload.name}`);
  const print = createHmac('sha256', secret).update(JSON.stringify(parts));
  return print.update(upload?.content ?? '').digest('base64url');
}

const isPlain = (body: unknown): boolean =>
  typeof body !== 'object' || [Object.prototype, Array.prototype, null].includes(protoOf(body));

const protoOf = (body: unknown): object | null => Object.getPrototypeOf(body) as object | null;

const hash = (parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
