import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { BooksInForce } from '../books/books-in-force';
import type { ReadContext } from '../domain/input/read-input';
import { readInput } from '../domain/input/read-input';
import { price } from '../domain/quick/price';
import { chosenBy, chosenIn, fieldsOf, fittedTo } from '../domain/rules/presets';
import type { MarketContext } from '../domain/rules/read-market';
import { readMarket } from '../domain/rules/read-market';
import type {
  CustomPresetsQuery,
  PresetPath,
  PresetResponse,
  PresetValuesQuery,
  PricedPresetResponse,
} from './presets.dto';
import { toPresetResponse, toPricedPreset } from './presets.dto';
import { PresetsQueries } from './presets.queries';

/** What is read of the insured beside the market. */
const INSURED = ['securityQuestions', 'techENOPercentage'];

/** A call for the values of a preset. */
export interface PresetRequest {
  readonly query: PresetValuesQuery;
  readonly body: object;
  readonly actor: Actor;
}

/** Presets as they are offered: fitted to a product, and priced for an insured. */
@Injectable()
export class PresetsService {
  constructor(
    private readonly queries: PresetsQueries,
    private readonly books: BooksInForce,
    private readonly clock: Clock,
  ) {}

  /** The standard presets as a product offers them; an excess layer has none. */
  async list(query: { product: Product }): Promise<PresetResponse[]> {
    const { plan } = readMarket(query, this.context());
    if (plan.options.attachments) return [];
    const presets = await this.queries.standard(plan.product);
    return presets
      .map((preset) => fittedTo(preset, plan))
      .map((preset) => toPresetResponse(preset, plan.product, chosenBy(preset, plan)));
  }

  /** The custom presets of the caller's scope, as they were chosen. */
  async listCustom(query: CustomPresetsQuery, actor: Actor): Promise<PresetResponse[]> {
    return (await this.queries.custom(query, actor)).map((preset) => toPresetResponse(preset));
  }

  /** A preset for an insured, with its price; coverages that are not qualified for are left out. */
  async value(
    { naicsCode, preset: key }: PresetPath,
    { query: asked, body, actor }: PresetRequest,
  ): Promise<PricedPresetResponse> {
    const { limit, isSurplus, ...query } = asked;
    const context = this.context();
    const paper = isSurplus === undefined ? {} : { isSurplus: isSurplus === 'true' };
    // Questions that are not asked yet count as not answered: no YES, so no cyber crime.
    const defaults = { effectiveDate: context.today, securityQuestions: {} };
    const risk = { ...defaults, ...body, ...query, ...paper, naicsCode };
    const { plan } = readMarket(risk, context, INSURED);
    if (plan.options.attachments) {
      throw new DomainError('NO_PRESETS', 'An excess layer has no presets.', 400);
    }
    const preset = fittedTo(await this.queries.find(key, actor), plan, limit);
    const read: ReadContext = { mayBypass: false, books: context.books };
    const rated = readInput({ ...risk, ...fieldsOf(preset) }, read);
    return toPricedPreset(preset, chosenIn(rated.input, rated.plan), price(rated));
  }

  private context(): MarketContext {
    return { books: this.books.current, today: this.clock.now().toISOString().slice(0, 10) };
  }
}
