import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { invalidField, minorUnitsOf, stateOfZip } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containing, DomainClock, listPage, newId, Transactions } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import {
  coversTech,
  INDICATION_PRODUCTS,
  isExcess,
  PRODUCTS,
  productsOfRegion,
} from '@palisade/trade';
import type { SelectQueryBuilder } from 'typeorm';
import { DataSource, In } from 'typeorm';
import { RatingRefused } from '../clients/rater.gateway';
import { sellsTo } from '../domain/agency-terms';
import type { AppetiteAnswer, ProductAppetite } from '../domain/appetite';
import { appetiteOf, turnedBy } from '../domain/appetite';
import { OUTSIDE_LEVELS } from '../domain/rating-outcome';
import { regionOf } from '../domain/indicated-place';
import { IndicationsService, isClosedState } from '../indications/indications.service';
import { agencyOf } from '../quotes/quote-agency';
import { Organization } from '../snapshots/organization.entity';
import { AppetiteOut } from './appetite-out.entity';
import type {
  AppetiteOutResponse,
  AppetiteOutsQuery,
  AppetiteRequest,
  AppetiteResponse,
} from './appetite.dto';
import { toOutResponse } from './appetite.dto';

const LIST = {
  sortable: { asked: 'out.asked', industryCode: 'out.industryCode', revenue: 'out.revenue' },
  defaultSort: 'asked,desc',
  tieBreaker: 'out.id',
};

/** Says whether a risk is wanted before anybody enters it, and keeps what is not. */
@Injectable()
export class AppetiteService {
  constructor(
    private readonly indications: IndicationsService,
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async ask(request: AppetiteRequest, actor: Actor): Promise<AppetiteResponse> {
    const region = regionOf(request);
    const product = request.product ?? INDICATION_PRODUCTS[region];
    if (PRODUCTS[product].region !== region) {
      const detail = `${PRODUCTS[product].name} is not sold in this region.`;
      throw invalidField('PRODUCT_NOT_SOLD', detail, '/product');
    }
    const given = await this.answer(request, product, actor);
    if (given.answer === 'OUT') await this.keep(request, { ...given, product }, actor);
    const others =
      given.answer === 'IN'
        ? []
        : productsOfRegion(region).filter(
            (other) => other !== product && !isExcess(other) && !coversTech(other),
          );
    const answers = await Promise.all(others.map((other) => this.other(request, other, actor)));
    return { ...given, product, turnedBy: turnedBy(given, answers.flat()) };
  }

  /** What was asked for and is not wanted, the last first. */
  async outs(request: AppetiteOutsQuery, actor: Actor): Promise<Page<AppetiteOutResponse>> {
    const { manager } = this.dataSource;
    const query = visibleTo(manager.createQueryBuilder(AppetiteOut, 'out').where('true'), actor);
    const { search, product, state, agencyId, after, before } = request;
    const pattern = search && containing(search.toLowerCase());
    if (pattern) query.andWhere('out.industryCode like :pattern', { pattern });
    if (product) query.andWhere('out.product = :product', { product });
    if (state) query.andWhere('out.state = :state', { state: state.toUpperCase() });
    if (agencyId) query.andWhere('out.agencyId = :agencyId', { agencyId });
    if (after) query.andWhere('out.asked >= :after', { after });
    if (before) query.andWhere('out.asked <= :before', { before });
    const page = await listPage(query, request, LIST);
    const ids = [...new Set(page.content.map((out) => out.agencyId))];
    const agencies = await manager.findBy(Organization, { id: In(ids) });
    const names = new Map(agencies.map(({ id, name }) => [id, name]));
    const content = page.content.map((out) => toOutResponse(out, names.get(out.agencyId) ?? null));
    return { ...page, content };
  }

  private async answer(
    request: AppetiteRequest,
    product: Product,
    actor: Actor,
  ): Promise<AppetiteAnswer> {
    try {
      const flags = await this.indications.flagsOfCompany({ ...request, product });
      return appetiteOf([...flags, ...(await this.ownFlags(request, actor))]);
    } catch (error) {
      if (!isClosedState(error)) throw error;
      return { answer: 'OUT', reasons: [error.detail] };
    }
  }

  /** Another product; one that this risk cannot be rated for says nothing. */
  private async other(
    request: AppetiteRequest,
    product: Product,
    actor: Actor,
  ): Promise<ProductAppetite[]> {
    try {
      return [{ product, ...(await this.answer(request, product, actor)) }];
    } catch (error) {
      if (error instanceof RatingRefused) return [];
      throw error;
    }
  }

  private async ownFlags({ revenue }: AppetiteRequest, actor: Actor) {
    if (actor.accountType !== 'AGENCY') return [];
    const terms = await agencyOf(this.dataSource.manager, actor.organizationId);
    return sellsTo(terms, minorUnitsOf(revenue)) ? [] : [OUTSIDE_LEVELS];
  }

  private keep(
    { zipCode, industryCode, revenue }: AppetiteRequest,
    { product, reasons }: ProductAppetite,
    actor: Actor,
  ): Promise<void> {
    return this.transactions.run(async ({ em }) => {
      await em.insert(AppetiteOut, {
        id: newId(),
        asked: this.clock.now(),
        askedBy: actor.userId,
        askedByName: actor.name,
        agencyId: actor.organizationId,
        product,
        state: stateOfZip(zipCode.trim()) ?? null,
        industryCode,
        revenue: minorUnitsOf(revenue),
        reasons,
      });
    });
  }
}

/** The provider sees what everybody asked for, others what was asked for in their name. */
function visibleTo(
  query: SelectQueryBuilder<AppetiteOut>,
  { accountType, organizationId }: Actor,
): SelectQueryBuilder<AppetiteOut> {
  if (accountType === 'COWBELL') return query;
  return query.andWhere('out.agencyId = :organizationId', { organizationId });
}
