import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { Webhook } from './webhook.entity';
import { visibleTo } from './webhooks.access';
import type { WebhookResponse } from './webhooks.dto';
import { toWebhookResponse } from './webhooks.dto';

const LIST = {
  sortable: { companyName: 'fold_text(webhook.companyName)', created: 'webhook.created' },
  defaultSort: 'companyName,asc',
  tieBreaker: 'webhook.id',
};

@Injectable()
export class WebhooksQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: PageQuery, actor: Actor): Promise<Page<WebhookResponse>> {
    const query = this.visible(actor);
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('fold_text(webhook.companyName) like :pattern', { pattern });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toWebhookResponse) };
  }

  /** One webhook; 404 when it does not exist or is not the caller's. */
  async find(id: string, actor: Actor): Promise<Webhook> {
    const webhook = await this.visible(actor).andWhere('webhook.id = :id', { id }).getOne();
    if (!webhook) throw new DomainError('WEBHOOK_NOT_FOUND', 'Webhook not found.', 404);
    return webhook;
  }

  private visible(actor: Actor): SelectQueryBuilder<Webhook> {
    const query = this.dataSource.createQueryBuilder(Webhook, 'webhook');
    return visibleTo(query.where('not webhook.deleted'), actor);
  }
}
