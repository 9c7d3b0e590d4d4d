import type { Region } from '@palisade/kernel';
import type { PresetTask } from './preset-form-modal';
import type { Preset } from './types';

/** What a new preset begins with (Spec 3 §9). */
export const NEW_PRESET: Preset = {
  ...{ id: '', number: null, name: '', product: 'P100', limit: 1_000_000, deductible: 25_000 },
  ...{ waitingPeriod: 12, retroActivePeriod: -1, agencyId: null, teamId: null },
  coverages: Object.fromEntries(
    ['COWBELL_BREACH_FUND', 'DATA_RESTORATION', 'EXTORTION', 'BUSINESS_INTERRUPTION'].map((key) => [
      key,
      {
        ...{ key, name: key, isAvailable: true, isSelected: true, ordinal: 0, limit: null },
        ...{ deductible: null, waitingPeriod: null, retroActivePeriod: null },
      },
    ]),
  ),
};

/** A new preset of the usual product of an edition. */
export const newPreset = (region: Region): PresetTask => ({
  kind: 'create',
  product: region === 'US' ? 'P100' : 'P_ONE',
  preset: NEW_PRESET,
});
