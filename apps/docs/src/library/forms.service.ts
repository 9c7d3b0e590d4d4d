import { Injectable } from '@nestjs/common';
import type { Person, PlainDate } from '@palisade/kernel';
import { checkFirstPerson, DomainError, invalidField } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  askSecondPerson,
  Clock,
  isUniqueViolation,
  newId,
  personBehind,
  Transactions,
} from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { FormAction } from '../domain/library/form-lifecycle';
import {
  checkAction,
  checkActivation,
  checkEnd,
  checkUnused,
} from '../domain/library/form-lifecycle';
import { formPage, samplePolicy } from '../domain/library/issued-forms';
import type { FormDraft } from '../domain/library/policy-form';
import { checkForm } from '../domain/library/policy-form';
import { renderPdf } from '../rendering/render-pdf';
import { FormType } from './form-type.entity';
import { FormUse } from './form-use.entity';
import { formNotFound } from './forms.queries';
import { PolicyForm } from './policy-form.entity';

/** Adds, edits, proposes and activates the editions of forms. */
@Injectable()
export class FormsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Adds a draft of an edition; 409 when there is that edition already. */
  async add(draft: FormDraft, actor: Actor): Promise<PolicyForm> {
    const author = authorOf(actor);
    await this.check(draft);
    return this.unique(async (tx) => {
      await checkType(draft, tx.em);
      const now = this.clock.now();
      const row: PolicyForm = {
        ...draft,
        id: newId(),
        status: 'DRAFT',
        authors: [author.id],
        proposedBy: null,
        proposedAt: null,
        activatedBy: null,
        activatedAt: null,
        created: now,
        modified: now,
      };
      await tx.em.insert(PolicyForm, row);
      await recorded(tx, 'create', { after: row });
      return row;
    });
  }

  /** Replaces what a draft says; an edited proposal is a draft again. */
  async change(id: string, draft: FormDraft, actor: Actor): Promise<PolicyForm> {
    const author = authorOf(actor);
    await this.check(draft);
    return this.move(id, 'edit', async (row, tx) => {
      checkAction('edit', row);
      await checkType(draft, tx.em);
      const authors = withAuthor(row, author);
      return { ...row, ...draft, authors, status: 'DRAFT', proposedBy: null, proposedAt: null };
    });
  }

  /** The first of two people. */
  propose(id: string, actor: Actor): Promise<PolicyForm> {
    const author = authorOf(actor);
    return this.move(id, 'propose', (row) => {
      checkAction('propose', row);
      const proposedAt = this.clock.now();
      const authors = withAuthor(row, author);
      return { ...row, authors, status: 'PROPOSED', proposedBy: author.name, proposedAt };
    });
  }

  /** The second of two people: from here on the edition never changes. */
  activate(id: string, actor: Actor): Promise<PolicyForm> {
    return this.move(id, 'activate', async (row, tx) => {
      const now = this.clock.now();
      checkActivation(row, now.toISOString().slice(0, 10));
      const second = await askSecondPerson(tx, 'form.activate', { begunBy: row.authors, actor });
      return { ...row, status: 'ACTIVE', activatedBy: second.name, activatedAt: now };
    });
  }

  /** Gives a form in force its last day, or another one. */
  end(id: string, availableTo: PlainDate): Promise<PolicyForm> {
    return this.move(id, 'end', (row) => {
      checkEnd(row, availableTo, this.clock.now().toISOString().slice(0, 10));
      return { ...row, availableTo };
    });
  }

  /** Deletes a form that no paper was issued with. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await locked(tx, id);
      checkUnused(await usesOf(id, tx.em));
      await tx.em.delete(PolicyForm, { id });
      await recorded(tx, 'delete', { after: known });
    });
  }

  /** 400 for parts that do not go together, 422 for a letter that cannot be printed. */
  private async check(draft: FormDraft): Promise<void> {
    checkForm(draft);
    await renderPdf(formPage(draft, samplePolicy(draft)), this.clock.now());
  }

  private move(
    id: string,
    action: FormAction,
    change: (row: PolicyForm, tx: Tx) => PolicyForm | Promise<PolicyForm>,
  ): Promise<PolicyForm> {
    return this.unique(async (tx) => {
      const known = await locked(tx, id);
      const row = { ...(await change(known, tx)), modified: this.clock.now() };
      await tx.em.save(PolicyForm, row);
      await recorded(tx, action, { before: known, after: row });
      return row;
    });
  }

  private async unique<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.transactions.run(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new DomainError('DUPLICATE_FORM', 'This edition of the form exists already.', 409);
    }
  }
}

/** Who works on a form; nobody activates it whose key did. */
const authorOf = (actor: Actor): Person => checkFirstPerson(personBehind(actor));

const withAuthor = ({ authors }: PolicyForm, { id }: Person): string[] => [
  ...new Set([...authors, id]),
];

async function checkType({ formTypeId }: FormDraft, em: EntityManager): Promise<void> {
  const lock = { mode: 'pessimistic_read' } as const;
  const type = await em.findOne(FormType, { where: { id: formTypeId }, lock });
  if (!type) throw invalidField('UNKNOWN_TYPE', 'There is no such form type.', '/formType');
}

async function locked(tx: Tx, id: string): Promise<PolicyForm> {
  const lock = { mode: 'pessimistic_write' } as const;
  const known = await tx.em.findOne(PolicyForm, { where: { id }, lock });
  if (!known) throw formNotFound();
  return known;
}

/** The papers that were issued with a form. */
async function usesOf(
  formId: string,
  em: EntityManager,
): Promise<{ papers: number; last: string | null }> {
  const papers = await em.countBy(FormUse, { formId });
  const [last]: { title: string }[] = await em.query(
    `select title from form_use join document on document.id = form_use.document_id
     where form_id = $1 order by created desc limit 1`,
    [formId],
  );
  return { papers, last: last?.title ?? null };
}

/** A form as it was, when it was there before, and as it is. */
interface SavedStates {
  before?: PolicyForm;
  after: PolicyForm;
}

const recorded = (
  tx: Tx,
  action: FormAction | 'create',
  { before, after }: SavedStates,
): Promise<void> =>
  tx.record({
    action: `form.${action}`,
    subjectType: 'form',
    subjectId: after.id,
    ...(before && { before: { ...before } }),
    after: { ...after },
  });
