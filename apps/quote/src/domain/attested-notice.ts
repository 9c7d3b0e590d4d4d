import { DomainError } from '@palisade/kernel';
import type { SurplusNotice } from '@palisade/trade';
import { noticeStateOf, surplusNoticeOn, surplusNoticeText } from '@palisade/trade';
import type { SurplusBroker } from './surplus-broker';

/** Who ticks the box, and from where, with what makes the hash of the text. */
export interface Attester {
  actor: { name: string; onlyQuoteId?: string | null } | null;
  address: string | null;
  digest: (text: string) => string;
}

/** Throws 409 when the version that was read is not the one of today. */
export function checkNoticeRead(read: string | undefined, state: string | null, now: Date): void {
  if (read === undefined || read === noticeOn(state, now)?.version) return;
  const detail = 'The surplus lines notice has another version now: read it again.';
  throw new DomainError('NOTICE_CHANGED', detail, 409);
}

/** Whether a change attests the notice of a state, for a broker who had not attested it. */
export const isNewlyAttested = (before: SurplusBroker | null, after: SurplusBroker): boolean =>
  after.noticeAttestedAt !== null &&
  (before?.licenseNumber !== after.licenseNumber ||
    before.state !== after.state ||
    before.noticeAttestedAt === null);

/** The broker with the text that was attested; who came by a mailed code signs as the broker. */
export function withNotice(
  surplus: SurplusBroker,
  { actor, address, digest }: Attester,
  now: Date,
): SurplusBroker {
  const notice = noticeOn(surplus.state, now);
  if (!notice) return surplus;
  const broker = `${surplus.brokerFirstName} ${surplus.brokerLastName}`;
  const signedBy = actor && !actor.onlyQuoteId ? actor.name : broker;
  const sha256 = digest(surplusNoticeText(notice));
  return { ...surplus, notice: { version: notice.version, sha256, signedBy, address } };
}

function noticeOn(of: string | null, now: Date): SurplusNotice | undefined {
  const state = noticeStateOf(of);
  return state === null ? undefined : surplusNoticeOn(state, now.toISOString().slice(0, 10));
}
