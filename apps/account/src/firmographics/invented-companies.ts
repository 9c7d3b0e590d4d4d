import type { KnownCompany } from '../domain/company';
import { COMPANY_NAMES, PLACES, STREETS, TRADES } from './company-words';
import type { Place, Trade } from './company-words';
import { companyOf } from './company-of';

// Both countries draw from one row of names, so that no two companies have the same.
const INDEXES = { USA: { first: 0, count: 240 }, GBR: { first: 252, count: 96 } };
// Demo companies have the serials below.
const FIRST_SERIAL = 1001;
const EARLIEST_YEAR = 1948;
const YEARS = 74;
const HOUSE_NUMBERS = 900;
// Of each block of numbers kept for fiction, 100 are used.
const PHONES_OF_PLACE = 100;
const SIZES = [3, 6, 9, 14, 22, 35, 60, 110, 240, 520, 1300];
const MULTIPLIER = 48_271;
const MODULUS = 2_147_483_647;

/** Invented companies of both countries, the same in every process. */
export function inventedCompanies(): KnownCompany[] {
  return PLACES.flatMap((places) => {
    const { first, count } = INDEXES[places[0].country];
    return Array.from({ length: count }, (_, turn) => invent(first + turn, places));
  });
}

function invent(index: number, places: readonly Place[]): KnownCompany {
  const pick = picker(index + 1);
  const trade: Trade = TRADES[index % TRADES.length];
  const place = places[pick(places.length)];
  const isUs = place.country === 'USA';
  const street = STREETS[place.country][pick(STREETS[place.country].length)];
  const size = SIZES[pick(SIZES.length)];
  return companyOf({
    serial: FIRST_SERIAL + index,
    name: nameOf(index, trade),
    phone: `${place.phonePrefix}${String(index % PHONES_OF_PLACE).padStart(2, '0')}`,
    address1: `${1 + pick(HOUSE_NUMBERS)} ${street}`,
    city: place.city,
    state: place.state,
    zipCode: place.zipCode,
    country: place.country,
    industryCode: isUs ? trade.naics : trade.sic,
    employees: size + pick(size),
    revenuePerEmployee: trade.revenuePerEmployee + 500 * pick(60),
    yearEstablished: EARLIEST_YEAR + pick(YEARS),
  });
}

/** Every trade meets every name once before a name comes again with another noun. */
function nameOf(index: number, { nouns }: Trade): string {
  const round = Math.floor(index / TRADES.length);
  const name = COMPANY_NAMES[(index * 7 + round) % COMPANY_NAMES.length];
  return `${name} ${nouns[round % nouns.length]}`;
}

/** Whole numbers below a bound, in an order that only the seed decides (Lehmer, 1951). */
function picker(seed: number): (bound: number) => number {
  let state = (seed * MULTIPLIER * 31) % MODULUS;
  return (bound) => {
    state = (state * MULTIPLIER) % MODULUS;
    return state % bound;
  };
}
