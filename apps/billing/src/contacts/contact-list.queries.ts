import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { PolicyBill } from '../policies/policy-bill.entity';
import { BillingContact } from './billing-contact.entity';
import { visibleContacts } from './contacts.access';
import type { ListedContactResponse } from './contacts.dto';
import { toContact } from './contacts.dto';

const LIST = {
  sortable: {
    firstName: 'fold_text(contact.firstName)',
    lastName: 'fold_text(contact.lastName)',
    email: 'contact.email',
    created: 'contact.created',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'contact.id',
};

/** All billing contacts that a caller sees, with the insureds that they belong to. */
@Injectable()
export class ContactListQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: PageQuery, actor: Actor): Promise<Page<ListedContactResponse>> {
    const contacts = this.dataSource.createQueryBuilder(BillingContact, 'contact');
    const query = visibleContacts(contacts, actor);
    const pattern = request.search && containingFolded(request.search);
    if (pattern) {
      const text = `concat_ws(' ', contact.firstName, contact.lastName, contact.email)`;
      query.andWhere(`fold_text(${text}) like :pattern`, { pattern });
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: await this.rows(page.content) };
  }

  private async rows(contacts: BillingContact[]): Promise<ListedContactResponse[]> {
    const insureds = await this.dataSource.manager.find(PolicyBill, {
      select: { id: true, accountId: true, insuredName: true },
      where: { accountId: In(contacts.map(({ accountId }) => accountId)) },
    });
    const names = new Map(insureds.map((policy) => [policy.accountId, policy.insuredName]));
    return contacts.map((contact) => ({
      ...toContact(contact),
      insuredName: names.get(contact.accountId) ?? '',
    }));
  }
}
