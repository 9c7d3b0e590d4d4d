import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOpensPolicy, DomainClock, newId, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import { visibleTo } from '../policies/policies.access';
import { PolicyBill } from '../policies/policy-bill.entity';
import { BillingContact } from './billing-contact.entity';
import { visibleContacts } from './contacts.access';
import type { AddContactRequest, ContactQuery, EditContactRequest } from './contacts.dto';

const CONTACTS_MAX = 100;

@Injectable()
export class ContactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** The contacts of an insured or of one policy, the oldest first. */
  async list({ policyId, accountId }: ContactQuery, actor: Actor): Promise<BillingContact[]> {
    const query = contactsOf(this.dataSource.manager, actor);
    if (policyId) query.andWhere('contact.policyId = :policyId', { policyId });
    if (accountId) query.andWhere('contact.accountId = :accountId', { accountId });
    const ordered = query.orderBy('contact.created').addOrderBy('contact.id');
    return ordered.limit(CONTACTS_MAX).getMany();
  }

  async add(request: AddContactRequest, actor: Actor): Promise<BillingContact> {
    const { phone = null, policyId = null, ...fields } = request;
    const contact = { ...fields, phone, policyId, id: newId(), created: this.clock.now() };
    await this.transactions.run(async ({ em, record }) => {
      await checkInsured(em, contact, actor);
      await em.insert(BillingContact, contact);
      const subject = { subjectType: 'billing-contact', subjectId: contact.id };
      await record({ action: 'billing-contact.add', ...subject, after: contact });
    });
    return contact;
  }

  async edit(request: EditContactRequest, actor: Actor): Promise<BillingContact> {
    return this.transactions.run(async ({ em, record }) => {
      const { id, phone = null, ...fields } = request;
      const before = await findContact(em, id, actor);
      const after = { ...fields, phone };
      await em.update(BillingContact, { id }, after);
      const subject = { subjectType: 'billing-contact', subjectId: id };
      await record({ action: 'billing-contact.edit', ...subject, before, after });
      return { ...before, ...after };
    });
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      const before = await findContact(em, id, actor);
      await em.delete(BillingContact, { id });
      const subject = { subjectType: 'billing-contact', subjectId: id };
      await record({ action: 'billing-contact.delete', ...subject, before });
    });
  }
}

const contactsOf = (em: EntityManager, actor: Actor) =>
  visibleContacts(em.createQueryBuilder(BillingContact, 'contact'), actor);

async function findContact(em: EntityManager, id: string, actor: Actor): Promise<BillingContact> {
  const contact = await contactsOf(em, actor).andWhere('contact.id = :id', { id }).getOne();
  if (contact) return contact;
  throw new DomainError('CONTACT_NOT_FOUND', 'Contact not found.', 404);
}

/** A contact belongs to an insured, and a policy of theirs, that the caller sees. */
async function checkInsured(
  em: EntityManager,
  { accountId, policyId }: { accountId: string; policyId: string | null },
  actor: Actor,
): Promise<void> {
  if (policyId) checkOpensPolicy(actor, policyId);
  const query = visibleTo(em.createQueryBuilder(PolicyBill, 'policy'), actor);
  query.andWhere('policy.accountId = :accountId', { accountId });
  if (policyId) query.andWhere('policy.id = :policyId', { policyId });
  if (await query.getExists()) return;
  throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
}
