import type { Region } from '@palisade/kernel';
import { COVERAGES, DEFAULT_TERMS } from '@palisade/trade';
import type { PresetTask } from './preset-form-modal';
import type { Preset } from './types';

/** The core package without what cannot be left out anyway. */
const CHOSEN = COVERAGES.filter(
  ({ kind, locked }) => kind === 'core' || (kind === 'mandatory' && !locked),
);

/** What a new preset begins with (Spec 3 §9). */
export const NEW_PRESET: Preset = {
  id: '',
  number: null,
  name: '',
  product: 'P100',
  agencyId: null,
  teamId: null,
  ...DEFAULT_TERMS,
  coverages: Object.fromEntries(
    CHOSEN.map(({ key }) => [
      key,
      {
        key,
        name: key,
        isAvailable: true,
        isSelected: true,
        ordinal: 0,
        limit: null,
        deductible: null,
        waitingPeriod: null,
        retroActivePeriod: null,
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
