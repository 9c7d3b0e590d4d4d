// The engine as it is written: for tests, which run it before anything is built.
import { SURPLUS_TAXES } from '@palisade/trade';
import { SEED_SHELF } from '../../apps/rater/src/domain/books/rate-books';
import { readInput } from '../../apps/rater/src/domain/input/read-input';
import { coveragesIn } from '../../apps/rater/src/domain/lines';
import { price, quickPrice } from '../../apps/rater/src/domain/quick/price';
import { rate } from '../../apps/rater/src/domain/rate';
import { everyKindOfRisk } from '../../apps/rater/src/domain/sample-risks';
import type { Engine } from './engine';

export const ENGINE: Engine = {
  readInput,
  rate,
  price,
  quickPrice,
  coveragesIn,
  everyKindOfRisk,
  surplusTaxes: SURPLUS_TAXES,
  seedShelf: SEED_SHELF,
};
