import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField, isAnotherPerson } from '@palisade/kernel';

/** Where a form stands: what is active is never changed, a later edition takes its place. */
export const FORM_STATUSES = ['DRAFT', 'PROPOSED', 'ACTIVE'] as const;

/** One of them. */
export type FormStatus = (typeof FORM_STATUSES)[number];

/** What is done with a form. */
export const FORM_ACTIONS = ['edit', 'propose', 'activate', 'end', 'delete'] as const;

/** One of them. */
export type FormAction = (typeof FORM_ACTIONS)[number];

const FROM: Readonly<Record<FormAction, readonly FormStatus[]>> = {
  edit: ['DRAFT', 'PROPOSED'],
  propose: ['DRAFT'],
  activate: ['PROPOSED'],
  end: ['ACTIVE'],
  delete: ['DRAFT', 'PROPOSED', 'ACTIVE'],
};

const REFUSED: Readonly<Record<FormStatus, string>> = {
  DRAFT: 'The form is a draft.',
  PROPOSED: 'The form is proposed.',
  ACTIVE: 'An active form does not change: add a later edition of it.',
};

/** 409 where the status does not allow an action. */
export function checkAction(action: FormAction, { status }: { status: FormStatus }): void {
  if (FROM[action].includes(status)) return;
  throw new DomainError('ILLEGAL_TRANSITION', REFUSED[status], 409);
}

/** A form begins on the day of its activation at the earliest: what was issued before keeps its papers. */
export function checkActivation(
  form: { status: FormStatus; availableFrom: PlainDate },
  today: PlainDate,
): void {
  checkAction('activate', form);
  if (form.availableFrom >= today) return;
  throw new DomainError('START_PAST', 'The form would begin on a day that is past.', 409);
}

/** What is in force gets a last day: today at the earliest, so that what was issued had its form. */
export function checkEnd(
  form: { status: FormStatus; availableFrom: PlainDate },
  availableTo: PlainDate,
  today: PlainDate,
): void {
  checkAction('end', form);
  const earliest = form.availableFrom > today ? form.availableFrom : today;
  if (availableTo >= earliest) return;
  throw invalidField('END_PAST', `The last day is ${earliest} at the earliest.`, '/availableTo');
}

/** What keeps a form: papers that were printed with it. */
export interface FormUses {
  papers: number;
  /** The title of the last of them. */
  last: string | null;
}

/** 409 with what uses a form that is to be deleted. */
export function checkUnused({ papers, last }: FormUses): void {
  if (!papers) return;
  const others = papers > 1 ? ` and ${papers - 1} more papers were` : ' was';
  throw new DomainError('FORM_IN_USE', `${last ?? 'A paper'}${others} issued with this form.`, 409);
}

/** 409 with the forms of a type that is to be deleted. */
export function checkTypeUnused(forms: number, names: readonly string[]): void {
  if (!forms) return;
  const more = forms > names.length ? ` and ${forms - names.length} more` : '';
  const detail = `These forms are of this type: ${names.join(', ')}${more}.`;
  throw new DomainError('FORM_TYPE_IN_USE', detail, 409);
}

/** What may be done with a form by whoever had, or had not, a part in it. */
export const allowedActions = (
  { status, authors }: { status: FormStatus; authors: readonly string[] },
  personId: string | null,
): FormAction[] =>
  FORM_ACTIONS.filter((action) => FROM[action].includes(status)).filter(
    (action) => action !== 'activate' || isAnotherPerson(authors, personId),
  );
