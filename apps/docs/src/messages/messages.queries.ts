import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Document } from '../documents/document.entity';
import { DocMessage } from './doc-message.entity';
import type { DocMessageDetail, DocMessageResponse, MessageSearchQuery } from './messages.dto';
import { toFile, toMessage } from './messages.dto';

const LIST = {
  sortable: { received: 'message.received' },
  defaultSort: 'received,desc',
  tieBreaker: 'message.msgId',
};

@Injectable()
export class MessagesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: MessageSearchQuery, actor: Actor): Promise<Page<DocMessageResponse>> {
    const { search, accountId, submissionId, filter } = request;
    const query = this.visible(actor);
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('message.searchText like :pattern', { pattern });
    if (accountId) query.andWhere('message.accountId = :accountId', { accountId });
    if (submissionId) query.andWhere('message.submissionId = :submissionId', { submissionId });
    if (filter) query.andWhere('message.submissionId is null');
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toMessage) };
  }

  /** One mail with its words and files; 404 when it does not exist or is not the caller's to see. */
  async get(msgId: string, actor: Actor): Promise<DocMessageDetail> {
    const message = await this.visible(actor)
      .andWhere('message.msgId = :msgId', { msgId })
      .getOne();
    if (!message) return messageNotFound();
    const { body, docIds, attached } = message;
    const files = await this.dataSource.manager.findBy(Document, { id: In(docIds) });
    return { ...toMessage(message), body, files: files.map(toFile), attached };
  }

  /** Mails are for the provider's people alone. */
  private visible(actor: Actor): SelectQueryBuilder<DocMessage> {
    const query = this.dataSource.createQueryBuilder(DocMessage, 'message');
    return query.where(isStaff(actor) ? 'true' : 'false');
  }
}

/** For a mail that does not exist, or is not the caller's to see. */
export function messageNotFound(): never {
  throw new DomainError('MESSAGE_NOT_FOUND', 'Message not found.', 404);
}
