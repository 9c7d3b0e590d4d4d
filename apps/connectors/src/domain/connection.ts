import type { SecurityConnectorType } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';

/** SUCCESS is shown as Connected, anything else as Not Connected (Spec 1 §3). */
export const CONNECTION_STATUSES = ['PENDING', 'SUCCESS', 'FAILED', 'DISCONNECTED'] as const;
export type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How often a source is read. */
export const REFRESH_MS = DAY_MS;
const FIRST_RETRY_MS = 5 * MINUTE_MS;
/** Readings that fail in a row, from which a source counts as not connected. */
const MOST_TRIES = 6;

/** What was read of a source is deleted so long after it was disconnected; 90 at most (Spec 1 §9). */
const PURGE_DAYS = 30;

/** Somebody who was sent to a tool comes back within this time. */
export const CONSENT_MS = 10 * MINUTE_MS;

/** When what was read of a source is deleted. */
export const purgeTime = (removed: Date): Date => new Date(removed.getTime() + PURGE_DAYS * DAY_MS);

/** Why a tool was not read. */
export type Failure = 'REVOKED' | 'BUSY' | 'AWAY' | 'UNREADABLE';

/** What becomes of a source that could not be read. */
export interface AfterFailure {
  status: 'SUCCESS' | 'PENDING' | 'FAILED';
  /** Null: not by itself. */
  nextRefresh: Date | null;
  tries: number;
}

/**
 * Access that was taken back is not tried again; anything else is, each time later, and counts as
 * not connected after some tries.
 */
export function afterFailure(
  { status, tries }: { status: ConnectionStatus; tries: number },
  failure: Failure,
  now: Date,
): AfterFailure {
  if (failure === 'REVOKED') return { status: 'FAILED', nextRefresh: null, tries: tries + 1 };
  const wait = Math.min(REFRESH_MS, FIRST_RETRY_MS * 2 ** tries);
  const isOver = tries + 1 >= MOST_TRIES || status === 'FAILED';
  const nextRefresh = new Date(now.getTime() + wait);
  const kept = status === 'SUCCESS' ? 'SUCCESS' : 'PENDING';
  return { status: isOver ? 'FAILED' : kept, nextRefresh, tries: tries + 1 };
}

/** Refuses a reading before its time where access was taken back, and once it was made within the minute. */
export function checkReadAgain(
  {
    refreshed,
    askedAgain,
    nextRefresh,
  }: Record<'refreshed' | 'askedAgain' | 'nextRefresh', Date | null>,
  name: string,
  now: Date,
): void {
  if (!nextRefresh) throw new DomainError('ACCESS_TAKEN_BACK', problemOf('REVOKED', name), 409);
  const last = Math.max(refreshed?.getTime() ?? 0, askedAgain?.getTime() ?? 0);
  if (now.getTime() - last < MINUTE_MS) {
    throw new DomainError('READ_LATELY', 'It was read within the last minute.', 409);
  }
}

/** What people are told of a failure, and what to do. */
export function problemOf(failure: Failure, name: string): string {
  switch (failure) {
    case 'REVOKED':
      return `${name} no longer lets us in. Connect it again.`;
    case 'BUSY':
      return `${name} asks us to wait. We try again by ourselves.`;
    case 'AWAY':
      return `${name} does not answer. We try again by ourselves.`;
    case 'UNREADABLE':
      return `${name} answered something that we cannot read. We try again by ourselves.`;
  }
}

/** What connects a tool by itself, without its consent page. */
export interface ToolCredentials {
  clientId: string;
  clientSecret: string;
  webhookUrl: string;
}

const LENGTHS: Readonly<Record<keyof ToolCredentials, number>> = {
  clientId: 32,
  clientSecret: 32,
  webhookUrl: 16,
};

const LABELS: Readonly<Record<keyof ToolCredentials, string>> = {
  clientId: 'Client ID',
  clientSecret: 'Client Secret',
  webhookUrl: 'Webhook Url',
};

/** The credentials when all are there, each of exactly its length (Spec 1 §5); throws 400. */
export function checkedCredentials(given: Partial<ToolCredentials>): ToolCredentials {
  for (const field of Object.keys(LENGTHS) as (keyof ToolCredentials)[]) {
    const value = given[field];
    if (!value) {
      throw invalidField(
        'REQUIRED',
        `${LABELS[field]} is a required field`,
        `/credentials/${field}`,
      );
    }
    if (value.length !== LENGTHS[field]) {
      const detail = `${LABELS[field]} must be exactly ${LENGTHS[field]} characters`;
      throw invalidField('INVALID_LENGTH', detail, `/credentials/${field}`);
    }
  }
  return given as ToolCredentials;
}

/** The refusal of a tool: the credentials or the code were not taken. */
export const refusedBy = (name: string): DomainError =>
  new DomainError('CONNECTOR_REFUSED', `${name} did not take what it was shown.`, 422);

/** The refusal of a way to connect that the tool does not have. */
export const wrongWay = (type: SecurityConnectorType): DomainError =>
  invalidField('WRONG_WAY', `${type} is connected in another way.`, '/connector');
