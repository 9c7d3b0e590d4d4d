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

/** Why a text that stands for no state is no ZIP or postcode either; null where it is one or says its state. */
export const oddPostcode = (place: IndicatedPlace, region: Region): string | null =>
  !place.zipCode || (region === 'US' && stateOf(place)) || isKnownForm(place.zipCode, region)
    ? null
    : POSTCODE_MESSAGES[region];

const isKnownForm = (zipCode: string, region: Region): boolean =>
  storedPostcode(zipCode, region) !== null;
