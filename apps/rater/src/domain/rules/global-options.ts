import type { Plan } from '../plan';

/** What a product may be bought with (Spec 3 §3): amounts in whole units, hours. */
export interface GlobalOptions {
  readonly aggLimits: readonly number[];
  readonly deductibles: readonly number[];
  readonly hrs: readonly number[];
}

/** The limits, retentions and waiting periods of a product; a layer follows any retention below. */
export function globalOptions({ options, tables }: Plan): GlobalOptions {
  const { aggLimits, deductibles, waitingHours } = options;
  const all = tables.retention.points.map(([retention]) => Number(retention));
  return { aggLimits, deductibles: options.attachments ? all : deductibles, hrs: waitingHours };
}
