import { Injectable } from '@nestjs/common';
import type { components } from '@palisade/clients/rater';
import { invalidField } from '@palisade/kernel';
import { partAway, ServiceTokens, Upstreams } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import type { Caller } from '../quotes/caller';

/** A preset as the rater offers it; amounts in currency units. */
export type Preset = Pick<
  components['schemas']['PresetResponse'],
  'name' | 'agencyId' | 'limit' | 'deductible' | 'waitingPeriod' | 'retroActivePeriod' | 'coverages'
>;

/** For whom a preset is looked up. */
export interface PresetMarket {
  product: Product;
  state: string | null;
  agencyId: string | null;
}

/** Spec 3 §4: the name of terms that are no preset's. */
const CUSTOM = 'CUSTOM';
const NONE = [400, 403];

/** Asks the rater for presets by their names. */
@Injectable()
export class PresetsGateway {
  constructor(
    private readonly upstreams: Upstreams,
    private readonly serviceTokens: ServiceTokens,
  ) {}

  /** Null for terms without a preset; 400 for a name that the product or the agency has not. */
  async find(
    name: string | null,
    { product, state, agencyId }: PresetMarket,
    caller: Caller,
  ): Promise<Preset | null> {
    if (name === null || name.toUpperCase() === CUSTOM) return null;
    const named = (presets: Preset[]) => presets.find((preset) => preset.name === name);
    const standard = named(await this.standard({ product, state }));
    if (standard) return standard;
    const own = new URLSearchParams({ product, ...(agencyId && { agencyId }) }).toString();
    const custom = await this.list(`/custom?${own}`, caller.token);
    const found = named(custom.filter((preset) => preset.agencyId === agencyId));
    if (found) return found;
    throw invalidField('PRESET_NOT_FOUND', 'There is no such preset.', '/presetName');
  }

  /** The presets of everybody. */
  async standard({ product, state }: Pick<PresetMarket, 'product' | 'state'>): Promise<Preset[]> {
    const market = new URLSearchParams({ product, ...(state && { state }) }).toString();
    return this.list(`?${market}`, await this.serviceTokens.get());
  }

  private async list(query: string, token: string): Promise<Preset[]> {
    const answer = await this.upstreams.ask('rater', `/api/rater/v1/presets${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer?.ok) return (await answer.json()) as Preset[];
    // Who may not rate, or names a state that is none, has no presets.
    if (answer && NONE.includes(answer.status)) return [];
    throw partAway('RATER_UNAVAILABLE', 'Rating is unavailable right now.', answer);
  }
}
