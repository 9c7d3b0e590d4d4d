import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId } from '@palisade/platform';
import type { LeadFacts } from '../domain/lead';
import { Lead } from './lead.entity';

/** Where leads are carried; another one may tell them to a system of customer relations as well. */
export abstract class LeadBook {
  /** Carries a lead as it is now, in the transaction of the caller. */
  abstract carry(tx: Tx, lead: LeadFacts): Promise<Lead>;
}

/** The built-in book: the leads are rows of this service, one for each client. */
@Injectable()
export class OwnLeadBook extends LeadBook {
  constructor(private readonly clock: DomainClock) {
    super();
  }

  async carry({ em }: Tx, lead: LeadFacts): Promise<Lead> {
    const known = await em.findOneBy(Lead, { accountId: lead.accountId });
    const row: Omit<Lead, 'sortName'> = {
      ...lead,
      id: known?.id ?? newId(),
      synced: this.clock.now(),
    };
    if (known) await em.update(Lead, { id: known.id }, row);
    else await em.insert(Lead, row);
    return em.findOneByOrFail(Lead, { id: row.id });
  }
}
