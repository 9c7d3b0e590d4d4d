import type { FieldError } from '@palisade/kernel';
import type { MergeField } from './merge-fields';
import type { FormDraft } from './policy-form';

/** The notices whose words the library holds. */
export const NOTICES = [
  'CANCELLATION',
  'NON_RENEWAL',
  'CONDITIONAL_RENEWAL',
  'RESERVATION',
  'DENIAL',
] as const;

/** Those that are about a claim. */
const OF_CLAIMS: readonly string[] = ['RESERVATION', 'DENIAL'];

/** One of them. */
export type Notice = (typeof NOTICES)[number];

type Placed = Pick<FormDraft, 'transactions' | 'rule' | 'ruleValues'>;

const isOnly = ({ transactions }: Placed, one: FormDraft['transactions'][number]): boolean =>
  transactions.every((transaction) => transaction === one);

const isOfClaim = ({ rule, ruleValues }: Placed): boolean =>
  rule === 'NOTICE' && ruleValues.every((value) => OF_CLAIMS.includes(value));

/** Which papers know what a field of a notice or a claim is filled in with. */
const KNOWN_TO: Partial<Record<MergeField, (form: Placed) => boolean>> = {
  reason: (form) => isOnly(form, 'NOTICE'),
  noticeDate: (form) => isOnly(form, 'NOTICE'),
  claimNumber: (form) => isOnly(form, 'CLAIM') || (isOnly(form, 'NOTICE') && isOfClaim(form)),
};

/** What is wrong with a form for notices: other papers have none, nor what only notices and claims know. */
export function noticeErrors(form: Placed, fields: readonly string[]): FieldError[] {
  const errors: FieldError[] = [];
  if (form.rule === 'NOTICE' && !isOnly(form, 'NOTICE')) {
    errors.push({
      pointer: '/transactions',
      detail: 'What a notice brings goes with notices alone.',
    });
  }
  const unknown = fields.filter((name) => KNOWN_TO[name as MergeField]?.(form) === false);
  const unfilled = [...new Set(unknown)].map((name) => ({
    pointer: '/text',
    detail: `Not all papers that this form goes with know ${name}.`,
  }));
  return [...errors, ...unfilled];
}
