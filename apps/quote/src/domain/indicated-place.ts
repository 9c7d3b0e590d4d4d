import type { Region } from '@palisade/kernel';
import { POSTCODE_MESSAGES, stateOfZip, storedPostcode } from '@palisade/kernel';

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

/** Why a text with letters in it, which no American ZIP has, is no British postcode either; null where it is one. */
export const oddPostcode = ({ zipCode }: IndicatedPlace, region: Region): string | null =>
  region === 'US' || !zipCode || storedPostcode(zipCode, region) !== null
    ? null
    : POSTCODE_MESSAGES[region];
