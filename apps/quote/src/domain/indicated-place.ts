import type { Region } from '@palisade/kernel';
import { stateOfZip } from '@palisade/kernel';

/** Where a company is, as far as an indication is told. */
interface IndicatedPlace {
  zipCode?: string;
  state?: string;
}

/** Only a British postcode has letters. */
export const regionOf = ({ zipCode, state }: IndicatedPlace): Region =>
  !state && /[a-z]/i.test(zipCode ?? '') ? 'UK' : 'US';

/** The state that is named, else that of the ZIP. */
export const stateOf = ({ state, zipCode }: IndicatedPlace): string | undefined =>
  state?.toUpperCase() ?? (zipCode ? stateOfZip(zipCode.trim()) : undefined);
