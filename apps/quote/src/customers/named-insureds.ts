import { newId } from '@palisade/platform';
import type { AdditionalInsured } from '../domain/additional-insureds';
import type { AdditionalInsuredFields } from './customers.dto';

/** Additional insureds as a quote keeps them. */
export const namedInsureds = (named: readonly AdditionalInsuredFields[]): AdditionalInsured[] =>
  named.map(({ address2 = null, state = null, naicsDescription = null, ...insured }) => ({
    ...insured,
    address2,
    state,
    naicsDescription,
    id: newId(),
  }));
