/** How many weeks the history has: eighteen months. */
export const WEEKS = 78;
const SEED = 20_250_527;
const FACTOR = 0x6d2b79f5;

/** Numbers from 0 to 1 that are the same in every recording. */
function dice(seed = SEED) {
  let state = seed;
  return () => {
    state = (state + FACTOR) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const HARBORLINE = { agent: 'agent@harborline.example', country: 'USA' };
const KINGSGATE = { agent: 'broker@kingsgate.example', country: 'GBR' };
const BLUECOAST = {
  agent: 'agent@bluecoast.example',
  country: 'USA',
  states: ['CA', 'OR', 'WA', 'NV', 'SC'],
};

const SELLERS = [HARBORLINE, KINGSGATE, HARBORLINE, BLUECOAST, KINGSGATE, HARBORLINE];
const US_PRODUCTS = ['P250', 'P250', 'P250_S', 'P250', 'P250_S', 'P250', 'PRIME_TECH', 'P250'];
const LIMITS = [1_000_000, 1_000_000, 2_000_000, 3_000_000];
const DEDUCTIBLES = [10_000, 25_000, 25_000, 50_000];
const ENDS = ['bound', 'bound', 'lost', 'bound', 'open', 'bound', 'declined', 'bound', 'open'];
const PAYMENTS = ['full', 'full', 'late', 'full', 'halves', 'full', 'unpaid', 'full', 'part'];
const METHODS = ['Wire', 'Check', 'Bank Account', 'Credit Card'];

/**
 * What is sold to one company, and what becomes of it; weeks are counted from the beginning.
 * @typedef {object} Life
 * @property {number} week
 * @property {{ agent: string, country: string, states?: string[] }} seller
 * @property {string} product
 * @property {number} limit
 * @property {number} deductible
 * @property {boolean} isReferred
 * @property {string} end
 * @property {string} payment
 * @property {string} method
 * @property {number} [endorsedAfter]
 * @property {number} [cancelledAfter]
 * @property {number} [claimAfter]
 */

/**
 * All of it, in the order in which it happens.
 * @returns {Life[]}
 */
export function planOf(weeks = WEEKS) {
  const roll = dice();
  const oneOf = (list) => list[Math.floor(roll() * list.length)];
  const lives = [];
  for (let week = 0; week < weeks; week++) {
    const count = week % 13 === 12 ? 3 : 2;
    for (let at = 0; at < count; at++) lives.push(lifeOf(lives.length, week, { roll, oneOf }));
  }
  return lives;
}

function lifeOf(number, week, { roll, oneOf }) {
  const seller = SELLERS[number % SELLERS.length];
  return {
    week,
    seller,
    product: seller.country === 'GBR' ? 'P_ONE' : US_PRODUCTS[number % US_PRODUCTS.length],
    limit: oneOf(LIMITS),
    deductible: oneOf(DEDUCTIBLES),
    isReferred: number % 7 === 3,
    end: ENDS[number % ENDS.length],
    payment: oneOf(PAYMENTS),
    method: oneOf(METHODS),
    ...(number % 11 === 1 && { endorsedAfter: 6 + Math.floor(roll() * 12) }),
    ...(number % 13 === 5 && { cancelledAfter: 8 + Math.floor(roll() * 20) }),
    ...(number % 10 === 3 && { claimAfter: 4 + Math.floor(roll() * 24) }),
  };
}
