import { DomainError, invalidField } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { noticeStateOf, PRODUCTS } from '@palisade/trade';
import type { HeldLicense } from './licenses';
import { isValidLicense } from './licenses';

// Spec 3 §8, notices.
const NOT_ATTESTED = 'Not able to attest compliance notice at this time.';

/** The surplus lines broker of a quote, with the attested notice of the state. */
export interface SurplusBroker {
  brokerFirstName: string;
  brokerLastName: string;
  brokerEmail: string;
  licenseNumber: string;
  state: string;
  signatureOnFile: boolean;
  /** When the notice of LA or MT was attested. */
  noticeAttestedAt: string | null;
}

/** What a surplus lines quote is checked by. */
export interface SurplusFacts {
  state: string | null;
  surplus: SurplusBroker | null;
  /** The licences of the agency. */
  licenses: readonly HeldLicense[];
  today: string;
}

/** What decides whether a notice is due. */
export interface NoticeFacts extends Pick<SurplusFacts, 'state' | 'surplus'> {
  product: Product;
}

/** Throws 409 unless a licensed broker is named and, in LA and MT, has attested the notice. */
export function checkSurplusBroker(facts: SurplusFacts): void {
  const { noticeAttestedAt } = checkLicensedBroker(facts);
  if (!needsNotice(facts.state) || noticeAttestedAt !== null) return;
  const detail = `The surplus lines notice of ${facts.state} is not attested.`;
  throw new DomainError('SURPLUS_NOTICE_MISSING', detail, 409);
}

/** The broker that is named; throws 409 without one who is licensed in the state. */
export function checkLicensedBroker({
  state,
  surplus,
  licenses,
  today,
}: SurplusFacts): SurplusBroker {
  if (!surplus) {
    const detail = 'Name the surplus lines broker first.';
    throw new DomainError('SURPLUS_BROKER_MISSING', detail, 409);
  }
  const isLicensed = licenses.some(
    (license) =>
      license.kind === 'SURPLUS' &&
      license.number === surplus.licenseNumber &&
      license.state === state &&
      isValidLicense(license, today),
  );
  if (!isLicensed || surplus.state !== state) {
    const detail = `The surplus lines licence ${surplus.licenseNumber} is not valid in ${state}.`;
    throw new DomainError('SURPLUS_LICENSE_INVALID', detail, 409);
  }
  return surplus;
}

/** Whether the broker attests a notice in a state. */
export const needsNotice = (state: string | null): boolean => noticeStateOf(state) !== null;

/** Whether the notice of the state waits for its broker. */
export const isNoticeDue = ({ product, state, surplus }: NoticeFacts): boolean =>
  PRODUCTS[product].market === 'SURPLUS' &&
  needsNotice(state) &&
  (surplus?.noticeAttestedAt ?? null) === null;

/** Throws 400 unless the broker acknowledges the notice. */
export function checkNoticeAttested(isAttested: boolean): void {
  if (isAttested) return;
  throw invalidField('NOTICE_NOT_ATTESTED', NOT_ATTESTED, '/surplusNoticeAttested');
}

/** The broker with the attested notice; throws 409 where there is no notice to attest. */
export function attestNotice(
  product: Product,
  surplus: SurplusBroker | null,
  states: { asked: string; of: string | null },
): SurplusBroker {
  const isDue = PRODUCTS[product].market === 'SURPLUS' && states.asked === states.of;
  if (isDue && surplus?.state === states.of && surplus.noticeAttestedAt !== null) return surplus;
  throw new DomainError('NOTICE_NOT_ATTESTED', NOT_ATTESTED, 409);
}
