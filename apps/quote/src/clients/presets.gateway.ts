import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/rater';
import { invalidField } from '@palisade/kernel';
import { bearer, partAway, ServiceTokens, Upstreams } from '@palisade/platform';
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
  private readonly rater;

  constructor(
    upstreams: Upstreams,
    private readonly serviceTokens: ServiceTokens,
  ) {
    this.rater = upstreams.client<paths>('rater');
  }

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
    const custom = listed(
      await this.rater.GET('/api/rater/v1/presets/custom', {
        params: { query: { product, ...(agencyId && { agencyId }) } },
        headers: bearer(caller.token),
      }),
    );
    const found = named(custom.filter((preset) => preset.agencyId === agencyId));
    if (found) return found;
    throw invalidField('PRESET_NOT_FOUND', 'There is no such preset.', '/presetName');
  }

  /** The presets of everybody. */
  async standard({ product, state }: Pick<PresetMarket, 'product' | 'state'>): Promise<Preset[]> {
    return listed(
      await this.rater.GET('/api/rater/v1/presets', {
        params: { query: { product, ...(state && { state }) } },
        headers: bearer(await this.serviceTokens.get()),
      }),
    );
  }
}

/** Whoever may not rate, or names a state that is none, has no presets. */
function listed({ data, response }: { data?: Preset[]; response: Response }): Preset[] {
  if (data) return data;
  if (NONE.includes(response.status)) return [];
  throw partAway('RATER_UNAVAILABLE', 'Rating is unavailable right now.', response);
}
