import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { containing, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { DeliverySearchQuery } from './deliveries.dto';
import { Delivery } from './delivery.entity';

const LIST = {
  sortable: { created: 'delivery.created', eventType: 'delivery.eventType' },
  defaultSort: 'created,desc',
  tieBreaker: 'delivery.id',
};

/** What a webhook was sent, and what became of it. */
@Injectable()
export class DeliveriesQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(webhookId: string, request: DeliverySearchQuery): Promise<Page<Delivery>> {
    const query = this.dataSource
      .createQueryBuilder(Delivery, 'delivery')
      .where('delivery.webhookId = :webhookId', { webhookId });
    const { search, state } = request;
    const pattern = search && containing(search.toLowerCase());
    if (pattern) query.andWhere('delivery.eventType like :pattern', { pattern });
    if (state) query.andWhere('delivery.state = :state', { state });
    return listPage(query, request, LIST);
  }

  /** One delivery of a webhook; 404 when there is none. */
  async find(webhookId: string, id: string): Promise<Delivery> {
    const delivery = await this.dataSource.manager.findOneBy(Delivery, { id, webhookId });
    if (delivery) return delivery;
    throw new DomainError('DELIVERY_NOT_FOUND', 'Delivery not found.', 404);
  }
}
