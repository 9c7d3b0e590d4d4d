import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { DataSource } from 'typeorm';
import { EditingService } from '../editing/editing.service';
import type { Caller } from '../quotes/caller';
import { QuotesService } from '../quotes/quotes.service';
import { findPrime250 } from './prime250-rows';
import type {
  Prime250BulkError,
  Prime250BulkRequest,
  Prime250CartRequest,
  Prime250EditRequest,
  Prime250Request,
} from './prime250.dto';

/** The caller read something that was changed since: that concerns all of them. */
const STALE = 412;

/** Makes and changes drafts of the Prime 250 family, as those of any product. */
@Injectable()
export class Prime250DraftsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotes: QuotesService,
    private readonly editing: EditingService,
  ) {}

  create({ product = 'P250', ...request }: Prime250Request, caller: Caller): Promise<string> {
    return this.quotes.create({ ...request, product }, caller);
  }

  async edit(id: string, request: Prime250EditRequest, caller: Caller): Promise<void> {
    await findPrime250(this.dataSource.manager, id, caller.actor);
    await this.editing.edit(id, request, caller);
  }

  /** Puts a variation for each preset into the cart of an account. */
  async addToCart({ presets, ...request }: Prime250CartRequest, caller: Caller): Promise<string[]> {
    const ids: string[] = [];
    for (const presetName of presets) {
      const asked = { ...request, presetName, product: 'P250' as const };
      ids.push(await this.quotes.addToCart(asked, caller));
    }
    return ids;
  }

  /** A draft for each account; one that is refused does not hold up the others. */
  async createBulk(
    { accountIds, presetName }: Prime250BulkRequest,
    caller: Caller,
  ): Promise<{ accepted: string[]; errors: Prime250BulkError[] }> {
    const accepted: string[] = [];
    const errors: Prime250BulkError[] = [];
    for (const [index, accountId] of accountIds.entries()) {
      try {
        const request = { accountId, presetName, product: 'P250' as const };
        accepted.push(await this.quotes.create(request, caller));
      } catch (error) {
        if (!(error instanceof DomainError) || error.status === STALE) throw error;
        errors.push({ pointer: `/accountIds/${index}`, detail: error.detail });
      }
    }
    return { accepted, errors };
  }
}
