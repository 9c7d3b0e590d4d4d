import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { noticeStateOf } from '@palisade/trade';

/** What a licence says that a rule reads. */
export interface LicenseFacts {
  state: string;
  /** `YYYY-MM-DD`; a surplus licence has none. */
  expirationDate?: string | null;
  signatureOnFile?: boolean;
}

/** What a licence is checked against. */
export interface LicenseCheck {
  today: string;
  /** Whether the table of states has its state. */
  isState: boolean;
}

/** Throws 400 with every field that a licence may not have so (Spec 2 §5). */
export function checkLicense(
  { state, expirationDate, signatureOnFile }: LicenseFacts,
  { today, isState }: LicenseCheck,
): void {
  const errors: FieldError[] = [];
  if (!isState) {
    errors.push({ pointer: '/state', detail: `There is no state ${state}` });
  }
  if (expirationDate && expirationDate < today) {
    errors.push({ pointer: '/expirationDate', detail: 'Expiration date is in the past' });
  }
  if (signatureOnFile && noticeStateOf(state) === null) {
    const detail = 'Signature On File is for LA and MT only';
    errors.push({ pointer: '/signatureOnFile', detail });
  }
  if (errors.length) throw new DomainError('INVALID_LICENSE', errors[0].detail, 400, errors);
}
