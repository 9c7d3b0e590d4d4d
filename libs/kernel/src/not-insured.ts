import { storedPostcode } from './postcodes';
import type { Country, Region } from './regions';
import { stateOfZip } from './zip3-states';

/** A place with addresses of a country that is not insured, with what people call it. */
interface Place {
  /** The letters of a territory, or of an area of postcodes. */
  readonly code: string;
  readonly name: string;
  readonly also?: readonly string[];
}

/** Territories of the United States, and states that its post serves. */
const TERRITORIES: readonly Place[] = [
  { code: 'AS', name: 'American Samoa' },
  { code: 'FM', name: 'Micronesia' },
  { code: 'GU', name: 'Guam' },
  { code: 'MH', name: 'the Marshall Islands' },
  { code: 'MP', name: 'the Northern Mariana Islands', also: ['cnmi'] },
  { code: 'PR', name: 'Puerto Rico' },
  { code: 'PW', name: 'Palau' },
  { code: 'VI', name: 'the U.S. Virgin Islands', also: ['usvi', 'virginislands'] },
];

/** Places with British postcodes in which no British insurance premium tax is paid. */
const DEPENDENCIES: readonly Place[] = [
  { code: 'GX', name: 'Gibraltar' },
  { code: 'GY', name: 'Guernsey', also: ['alderney', 'sark'] },
  { code: 'IM', name: 'the Isle of Man', also: ['iom'] },
  { code: 'JE', name: 'Jersey' },
];

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const BY_WORDS = new Map(
  [...TERRITORIES, ...DEPENDENCIES].flatMap((place) =>
    [place.name.replace(/^the /, ''), ...(place.also ?? [])].map((name) => [letters(name), place]),
  ),
);
const BY_CODE = new Map(TERRITORIES.map((place) => [place.code, place]));
const BY_AREA = new Map(DEPENDENCIES.map((place) => [place.code, place]));

const sentence = (place: Place | undefined): string | null =>
  place ? `We do not insure in ${place.name}.` : null;

/** Why nothing is insured at a ZIP or postcode; null where it may be. */
export function notInsuredAt(zipCode: string, region: Region): string | null {
  const stored = storedPostcode(zipCode, region);
  if (stored === null) return null;
  if (region === 'US') return sentence(BY_CODE.get(stateOfZip(stored) ?? ''));
  return sentence(BY_AREA.get(/^[A-Z]+/.exec(stored)?.[0] ?? ''));
}

/** Why nothing is insured in a state or country, by its words or its letters; null where it may be. */
export const notInsuredIn = (place: string): string | null =>
  sentence(BY_CODE.get(place.trim().toUpperCase()) ?? BY_WORDS.get(letters(place)));

const UK = /^(gbr?|uk|united kingdom|great britain|england|scotland|wales|northern ireland)$/i;
const US = /^(usa?|united states( of america)?|america)$/i;

/** The country that a word stands for; null for any other. */
export function countryNamed(word: string): Country | null {
  const plain = word.trim().replace(/\./g, '');
  if (UK.test(plain)) return 'GBR';
  return US.test(plain) ? 'USA' : null;
}
