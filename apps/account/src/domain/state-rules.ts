import type { FieldError } from '@palisade/kernel';
import { DomainError, isUsStateCode } from '@palisade/kernel';

/** What is asked of a state of the table. */
export interface StateDraft {
  /** Two capital letters. */
  abbreviation: string;
  /** Whether clients there are given new quotes; when left out, wherever there are rates. */
  isOpen?: boolean;
}

/** What names a state, so that it stays. */
export interface StateUse {
  clients: number;
  licenses: number;
}

/** Whether a state is open; throws 400 for what is no abbreviation or can not be quoted. */
export function stateOpenness({ abbreviation, isOpen }: StateDraft): boolean {
  const errors: FieldError[] = [];
  const hasRates = isUsStateCode(abbreviation);
  if (!/^[A-Z]{2}$/.test(abbreviation)) {
    const detail = 'An abbreviation is two capital letters.';
    errors.push({ pointer: '/stateNameAbbrv', detail });
  } else if (isOpen && !hasRates) {
    const detail = `There are no rates for ${abbreviation}, so it can not be open.`;
    errors.push({ pointer: '/isOpen', detail });
  }
  if (errors.length) throw new DomainError('INVALID_STATE', errors[0].detail, 400, errors);
  return isOpen ?? hasRates;
}

/** Throws 409 while clients or licences name a state: it is neither deleted nor renamed by code. */
export function checkStateUnused({ clients, licenses }: StateUse): void {
  const users = [counted(clients, 'client'), counted(licenses, 'license')].filter(Boolean);
  if (!users.length) return;
  const verb = clients + licenses === 1 ? 'names' : 'name';
  const detail = `The state is in use: ${users.join(' and ')} ${verb} it.`;
  throw new DomainError('STATE_IN_USE', detail, 409);
}

const counted = (count: number, noun: string): string | null =>
  count === 0 ? null : `${count} ${noun}${count === 1 ? '' : 's'}`;
