import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { noticeStateOf, PRODUCTS } from '@palisade/trade';
import type { DiligentEffort } from './diligent-effort';
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
  /** What was attested, by whom; absent where it was attested before this was kept. */
  notice?: AttestedNotice | null;
  /** Why the risk may go to surplus lines; absent until it is given. */
  diligentEffort?: DiligentEffort | null;
}

/** The text that was read, and who signed for it from where. */
export interface AttestedNotice {
  version: string;
  /** SHA-256 of the full text, in hexadecimal digits. */
  sha256: string;
  signedBy: string;
  /** Null where no browser or program was there. */
  address: string | null;
}

/** What a surplus lines quote is checked by. */
export interface SurplusFacts {
  state: string | null;
  surplus: SurplusBroker | null;
  /** The licences of the agency. */
  licenses: readonly HeldLicense[];
  effectiveDate: PlainDate;
}

/** What decides whether a notice is due. */
export interface NoticeFacts extends Pick<SurplusFacts, 'state' | 'surplus'> {
  product: Product;
}

/** The refusal of a quote whose broker has not attested the notice of LA or MT. */
export function noticeProblem({ state, surplus }: SurplusFacts): DomainError | null {
  if (!surplus || !needsNotice(state) || surplus.noticeAttestedAt !== null) return null;
  const detail = `The surplus lines notice of ${state} is not attested.`;
  return new DomainError('SURPLUS_NOTICE_MISSING', detail, 409);
}

/**
 * The refusal of a broker who is not named, or not licensed in the state. A number that the agency
 * has typed is pending in LA and MT until staff have the broker's signature on file.
 */
export function brokerProblem({
  state,
  surplus,
  licenses,
  effectiveDate,
}: SurplusFacts): DomainError | null {
  if (!surplus) {
    const detail = 'Name the surplus lines broker first.';
    return new DomainError('SURPLUS_BROKER_MISSING', detail, 409);
  }
  const { licenseNumber } = surplus;
  const license = licenses.find(
    (held) =>
      held.kind === 'SURPLUS' &&
      held.number === licenseNumber &&
      held.state === state &&
      isValidLicense(held, effectiveDate),
  );
  if (!license || surplus.state !== state) {
    const detail = `The surplus lines licence ${licenseNumber} is not valid in ${state}.`;
    return new DomainError('SURPLUS_LICENSE_INVALID', detail, 409);
  }
  if (!needsNotice(state) || license.signatureOnFile) return null;
  const detail =
    `The surplus lines licence ${licenseNumber} is not accepted in ${state} yet: ` +
    `our staff accept it with the broker's signature on file.`;
  return new DomainError('SURPLUS_LICENSE_PENDING', detail, 409);
}

/** The broker that is named; throws 409 without one who is licensed in the state. */
export function checkLicensedBroker(facts: SurplusFacts): SurplusBroker {
  const problem = brokerProblem(facts);
  if (problem || !facts.surplus) throw problem ?? new Error('A broker is named.');
  return facts.surplus;
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
