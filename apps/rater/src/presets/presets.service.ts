import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Clock } from '@palisade/platform';
import { readInput } from '../domain/input/read-input';
import type { Plan } from '../domain/plan';
import { rate } from '../domain/rate';
import type { Preset } from '../domain/rules/presets';
import { fittedTo, presetOf, PRESETS } from '../domain/rules/presets';
import { readMarket } from '../domain/rules/read-market';
import type { PresetResponse, PresetValuesQuery, PricedPresetResponse } from './presets.dto';
import { toPresetResponse, toPricedPreset } from './presets.dto';

/** What is read of the insured beside the market. */
const INSURED = ['securityQuestions', 'techENOPercentage'];

@Injectable()
export class PresetsService {
  constructor(private readonly clock: Clock) {}

  /** The standard presets as a product offers them; an excess layer has none. */
  list(query: object): PresetResponse[] {
    const { plan } = readMarket(query, this.today());
    if (plan.options.attachments) return [];
    return PRESETS.map((preset) => toPresetResponse(fittedTo(preset, plan), plan));
  }

  /** A preset for an insured, with its price; coverages that are not qualified for are left out. */
  value(number: string, naicsCode: string, request: PresetRequest): PricedPresetResponse {
    const { limit, isSurplus, ...query } = request.query;
    const paper = isSurplus === undefined ? {} : { isSurplus: isSurplus === 'true' };
    // Questions that are not asked yet count as not answered: no YES, so no cyber crime.
    const defaults = { effectiveDate: this.today(), securityQuestions: {} };
    const risk = { ...defaults, ...request.body, ...query, ...paper, naicsCode };
    const { plan } = readMarket(risk, this.today(), INSURED);
    const preset = chosenPreset(number, plan, limit);
    const rated = readInput({ ...risk, ...fieldsOf(preset) }, { mayBypass: false });
    return toPricedPreset(preset, rated, rate(rated));
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }
}

/** A call for the values of a preset. */
export interface PresetRequest {
  readonly query: PresetValuesQuery;
  readonly body: object;
}

function chosenPreset(number: string, plan: Plan, limit: number | undefined): Preset {
  if (plan.options.attachments) {
    throw new DomainError('NO_PRESETS', 'An excess layer has no presets.', 400);
  }
  return fittedTo(presetOf(number), plan, limit);
}

function fieldsOf(preset: Preset): object {
  const { limit, deductible, waitingPeriod, retroActivePeriod, optional } = preset;
  return {
    ...{ aggregateLimit: limit, retention: deductible, waitingPeriod, retroActivePeriod, optional },
    ...(preset.cyberCrimeLimit !== null && { cyberCrimeLimit: preset.cyberCrimeLimit }),
  };
}
