import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { ArrayContains } from 'typeorm';
import type { Document } from '../documents/document.entity';
import type { FormFacts } from '../domain/library/inferred-forms';
import { formFactsOf, formsOfChange, inferredForms } from '../domain/library/inferred-forms';
import type { Notice } from '../domain/library/notices';
import type { FormTransaction } from '../domain/library/policy-form';
import type { Terms } from '../domain/words';
import type { KnownPolicy } from '../snapshots/print-data';
import { FormUse } from './form-use.entity';
import { PolicyForm } from './policy-form.entity';

/** Chooses the forms of papers, and keeps which paper was issued with which. */
@Injectable()
export class IssuedForms {
  /** The active forms that the facts bring. */
  async inferred(facts: FormFacts, em: EntityManager): Promise<PolicyForm[]> {
    const forms = await em.findBy(PolicyForm, {
      status: 'ACTIVE',
      productTypes: ArrayContains([facts.product]),
      transactions: ArrayContains([facts.transaction]),
    });
    return inferredForms(forms, facts);
  }

  /** The forms of a policy: those it was issued with, or those of its first day. */
  async ofPolicy(policy: KnownPolicy, em: EntityManager): Promise<PolicyForm[]> {
    const issued = await issuedWith(policy.id, packetTitle(policy), em);
    if (issued.length) return issued;
    const { terms, carrierId, isRenewal } = policy;
    const transaction = isRenewal ? 'RENEWAL' : 'NEW';
    return this.inferred(formFactsOf(terms, { carrierId, transaction }), em);
  }

  /**
   * The forms of a change that begins on a day. What a policy without noted forms was issued with
   * follows from its terms before the change.
   */
  async ofChange(
    before: KnownPolicy,
    { terms, date }: { terms: Terms; date: PlainDate },
    em: EntityManager,
  ): Promise<PolicyForm[]> {
    const brought = await this.on({ ...before, terms }, 'ENDORSEMENT', date, em);
    const noted = await issuedWith(before.id, null, em);
    return formsOfChange(brought, [...noted, ...(await this.ofPolicy(before, em))]);
  }

  /** The forms of another paper of a policy, by the day that it is about. */
  async on(
    { terms, carrierId }: KnownPolicy,
    transaction: FormTransaction,
    date: PlainDate,
    em: EntityManager,
  ): Promise<PolicyForm[]> {
    return this.inferred(formFactsOf(terms, { carrierId, transaction, date }), em);
  }

  /** The words of a notice of a policy, by the day on which it is mailed. */
  async ofNotice(
    { terms, carrierId }: KnownPolicy,
    notice: Notice,
    date: PlainDate,
    em: EntityManager,
  ): Promise<PolicyForm[]> {
    const issued = { carrierId, transaction: 'NOTICE' as const, notice, date };
    return this.inferred(formFactsOf(terms, issued), em);
  }

  /** Keeps that a paper was issued with some forms: they stay in the library. */
  async note(forms: readonly PolicyForm[], document: Document, em: EntityManager): Promise<void> {
    if (!forms.length) return;
    const uses = forms.map(({ id }) => ({ formId: id, documentId: document.id }));
    await em.insert(FormUse, uses);
  }
}

/** What the packet of a policy is called. */
export const packetTitle = ({ policyNumber }: { policyNumber: string }): string =>
  `Policy ${policyNumber}`;

/** The forms that the papers of a policy, or those of a title, were issued with, in their order. */
function issuedWith(
  policyId: string,
  title: string | null,
  em: EntityManager,
): Promise<PolicyForm[]> {
  return em
    .createQueryBuilder(PolicyForm, 'form')
    .where(
      `form.id in (select form_use.form_id from form_use
         join document on document.id = form_use.document_id
         where document.policy_id = :policyId
           and (cast(:title as text) is null or document.title = :title))`,
      { policyId, title },
    )
    .orderBy('form.position')
    .addOrderBy('form.formNumber')
    .getMany();
}
