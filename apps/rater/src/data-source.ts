import type { ServiceTables } from '@palisade/platform';
import { RateBookRow } from './books/rate-book.entity';
import { CarrierProfile } from './carriers/carrier-profile.entity';
import { AddCarrierProfiles1700000003000 } from './migrations/1700000003000-add-carrier-profiles';
import { AddRateBooks1700000003001 } from './migrations/1700000003001-add-rate-books';
import { AddPresets1700000003002 } from './migrations/1700000003002-add-presets';
import { PresetRow } from './presets/preset.entity';
import { FoldNames1700000003080 } from './migrations/1700000003080-fold-names';
import { FoldPresetNames1700000003100 } from './migrations/1700000003100-fold-preset-names';

export const tables: ServiceTables = {
  entities: [CarrierProfile, PresetRow, RateBookRow],
  migrations: [
    AddCarrierProfiles1700000003000,
    AddRateBooks1700000003001,
    AddPresets1700000003002,
    FoldNames1700000003080,
    FoldPresetNames1700000003100,
  ],
};
