import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { COVERAGE_KEYS, coverageOfId } from '@palisade/trade';
import { PRODUCT_OPTIONS } from '../books/product-options';
import type { Preset } from './presets';

/** What of a preset a person chooses. */
export type PresetTerms = Pick<
  Preset,
  'product' | 'limit' | 'deductible' | 'waitingPeriod' | 'retroActivePeriod' | 'coverages'
>;

/** A coverage as it is selected. */
export interface SelectedCoverage {
  readonly selected?: boolean;
  readonly isSelected?: boolean;
  readonly limit?: number | null;
}

const KEYS: ReadonlySet<string> = new Set(COVERAGE_KEYS);

/** The selected coverages by key; 400 with each that is unknown or has a limit that is none. */
export function readCoverages(
  coverages: Readonly<Record<string, SelectedCoverage | null>>,
): Record<string, number | null> {
  const errors: FieldError[] = [];
  const chosen: Record<string, number | null> = {};
  for (const [name, selection] of Object.entries(coverages)) {
    const key = coverageOfId(name)?.key ?? name;
    const pointer = `/coverages/${name}`;
    const limit = selection?.limit ?? null;
    if (!KEYS.has(key)) errors.push({ pointer, detail: `Unknown coverage ${name}.` });
    else if (limit !== null && !(Number.isSafeInteger(limit) && limit > 0)) {
      errors.push({ pointer, detail: `The limit of ${name} must be a whole amount above 0.` });
    } else if (selection?.selected ?? selection?.isSelected) chosen[key] = limit;
  }
  refuse(errors);
  return chosen;
}

/** 400 with every term that the preset's product does not offer. */
export function checkTerms(terms: PresetTerms): void {
  const { product } = terms;
  if (product === null) return;
  const { aggLimits, attachments, deductibles, waitingHours, retro } = PRODUCT_OPTIONS[product];
  if (attachments) refuse([{ pointer: '/product', detail: 'An excess layer has no presets.' }]);
  const offered = { limit: aggLimits, deductible: deductibles, waitingPeriod: waitingHours };
  const all = { ...offered, retroActivePeriod: retro };
  refuse(
    Object.entries(all).flatMap(([name, values]) =>
      values.includes(terms[name as keyof typeof all])
        ? []
        : [{ pointer: `/${name}`, detail: `${name} must be one of ${values.join(', ')}.` }],
    ),
  );
}

function refuse(errors: FieldError[]): void {
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join(' ');
  throw new DomainError('VALIDATION_FAILED', detail, 400, errors);
}

/** Whether a preset is for a product. */
export const isFor = (preset: Pick<Preset, 'product'>, product: Product): boolean =>
  preset.product === null || preset.product === product;
