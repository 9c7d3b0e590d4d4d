import type { PlainDate } from '@palisade/kernel';

/** Why a policy is not renewed: its insurer gave notice, or its agency or insured opted out. */
export interface NonRenewal {
  by: 'INSURER' | 'INSURED';
  reason: string;
  /** Who entered it. */
  byName: string;
  /** When it was entered, as an instant. */
  at: string;
  /** When the notice of the insurer was mailed; null where none is owed. */
  noticeMailedOn: PlainDate | null;
}
