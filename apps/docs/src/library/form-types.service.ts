import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Clock, isUniqueViolation, newId, Transactions } from '@palisade/platform';
import { checkTypeUnused } from '../domain/library/form-lifecycle';
import { FormType } from './form-type.entity';
import { typeNotFound } from './forms.queries';
import { PolicyForm } from './policy-form.entity';

/** What a person says of a form type. */
type TypeDraft = Pick<FormType, 'name' | 'description'>;

/** How many forms a refusal names. */
const NAMED = 3;

/** Adds, renames and deletes the types that people sort forms by. */
@Injectable()
export class FormTypesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  add(draft: TypeDraft): Promise<FormType> {
    return this.unique(async (tx) => {
      const now = this.clock.now();
      const row = { ...draft, id: newId(), created: now, modified: now };
      await tx.em.insert(FormType, row);
      await recorded(tx, 'create', { after: row });
      return row;
    });
  }

  change(id: string, draft: TypeDraft): Promise<FormType> {
    return this.unique(async (tx) => {
      const known = await locked(tx, id);
      const row = { ...known, ...draft, modified: this.clock.now() };
      await tx.em.save(FormType, row);
      await recorded(tx, 'change', { before: known, after: row });
      return row;
    });
  }

  /** Deletes a type that no form has. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await locked(tx, id);
      const [forms, count] = await tx.em.findAndCount(PolicyForm, {
        where: { formTypeId: id },
        order: { formNumber: 'ASC', edition: 'ASC' },
        take: NAMED,
      });
      const names = forms.map(({ formNumber, edition }) => `${formNumber} ${edition}`);
      checkTypeUnused(count, names);
      await tx.em.delete(FormType, { id });
      await recorded(tx, 'delete', { after: known });
    });
  }

  private async unique<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError(
        'DUPLICATE_FORM_TYPE',
        'A form type of this name exists already.',
        409,
        [{ pointer: '/name', detail: 'A form type of this name exists already.' }],
      );
    }
  }
}

async function locked(tx: Tx, id: string): Promise<FormType> {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await tx.em.findOne(FormType, { where: { id }, lock });
  if (!known) throw typeNotFound();
  return known;
}

const recorded = (
  tx: Tx,
  verb: 'create' | 'change' | 'delete',
  states: { before?: FormType; after: FormType },
): Promise<void> =>
  tx.record({
    action: `form-type.${verb}`,
    subjectType: 'form-type',
    subjectId: states.after.id,
    ...(states.before && { before: { ...states.before } }),
    after: { ...states.after },
  });
