import type { FieldError, PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { EffortBasis } from '@palisade/trade';
import { asksEffort, DECLINATIONS_MIN } from '@palisade/trade';
import type { QuoteKind } from './quote-kind';

/** An admitted insurer that was asked and declined. */
export interface Declination {
  insurer: string;
  contact: string;
  declinedOn: PlainDate;
  reason: string;
}

/** Why a risk may go to surplus lines, signed by who looked for admitted insurance. */
export interface DiligentEffort {
  basis: EffortBasis;
  declinations: readonly Declination[];
  signedBy: string;
  signedAt: string;
}

interface EffortFacts {
  kind: QuoteKind;
  state: string | null;
  surplus: { diligentEffort?: object | null } | null;
}

/** Whether a surplus lines quote waits for it; what the same insurer renews or changes does not. */
export const isEffortDue = ({ kind, state, surplus }: EffortFacts): boolean =>
  kind === 'NEW' && asksEffort(state) && (surplus?.diligentEffort ?? null) === null;

/** The refusal of a quote for which nobody has looked for admitted insurance where its state asks. */
export function effortProblem(facts: EffortFacts): DomainError | null {
  if (!isEffortDue(facts)) return null;
  const detail =
    `${facts.state} asks for a diligent effort: ${DECLINATIONS_MIN} admitted insurers that ` +
    `declined, or why none has to be asked.`;
  return new DomainError('DILIGENT_EFFORT_MISSING', detail, 409);
}

/** Throws 400 for too few insurers, for one that is named twice, and for a day that is to come. */
export function checkEffort(
  { basis, declinations }: Pick<DiligentEffort, 'basis' | 'declinations'>,
  today: PlainDate,
): void {
  const errors =
    basis === 'DECLINATIONS' ? declinationErrors(declinations, today) : needless(declinations);
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('DILIGENT_EFFORT_INVALID', detail, 400, errors);
}

/** On any other ground nobody was asked. */
const needless = (declinations: readonly Declination[]): FieldError[] =>
  declinations.length === 0
    ? []
    : [
        {
          pointer: '/diligentEffort/declinations',
          detail: 'Insurers that declined are named where the basis is that they declined.',
        },
      ];

function declinationErrors(declinations: readonly Declination[], today: PlainDate): FieldError[] {
  const names = declinations.map(({ insurer }) => insurer.toLowerCase());
  const few = {
    pointer: '/diligentEffort/declinations',
    detail: `Name ${DECLINATIONS_MIN} admitted insurers that declined.`,
  };
  return [
    ...(declinations.length < DECLINATIONS_MIN ? [few] : []),
    ...declinations.flatMap(({ insurer, declinedOn }, at) => {
      const pointer = `/diligentEffort/declinations/${at}`;
      const isTwice = names.indexOf(insurer.toLowerCase()) !== at;
      return [
        ...(isTwice
          ? [{ pointer: `${pointer}/insurer`, detail: `${insurer} is named twice.` }]
          : []),
        ...(declinedOn > today
          ? [{ pointer: `${pointer}/declinedOn`, detail: 'This day is still to come.' }]
          : []),
      ];
    }),
  ];
}
