import type { Product, ProductFacts } from '@palisade/trade';
import { built } from '../built';
import type { Random } from '../fuzz/random';
import { SECURE } from '../../tools/demo/story.mjs';

interface Trade {
  PRODUCT_CODES: readonly Product[];
  PRODUCTS: Readonly<Record<Product, ProductFacts>>;
  coversTech: (product: Product) => boolean;
  isExcess: (product: Product) => boolean;
}

/** How a client comes in, and by which calls its quote is asked for. */
export const WAYS = ['api', 'console', 'file'] as const;
/** Seconds between a client and its first quote: a scan goes on meanwhile. */
const WAITS = [0, 1, 3, 10];
const US = [
  { address1: '12 Mesa Road', city: 'Phoenix', state: 'AZ', zipCode: '85004' },
  { address1: '21 Congress Avenue', city: 'Austin', state: 'TX', zipCode: '78701' },
  { address1: '9 High Street', city: 'Columbus', state: 'OH', zipCode: '43215' },
];
const UK = [{ address1: '3 Chapel Lane', city: 'Leeds', zipCode: 'LS1 4AP' }];
const INDUSTRIES = { US: ['621210', '541213', '541512', '423430'], UK: ['88990', '62020'] };
const OFTEN = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'SIX_MONTHS', 'NEVER'];
/** Every product is sold with these. */
const LIMITS = [1_000_000, 3_000_000, 5_000_000];
const RETENTIONS = [10_000, 25_000, 50_000];
/** Answers that end in a referral show no price of their own. */
const ADVERSE = [
  'civilOrCriminalAction',
  'lossInBusinessIncome',
  'pastCyberIncident',
  'pendingLitigation',
  'securityBreachRequiringNotification',
];

/** A company that nobody knows, and the cover that it asks for. */
export type NewRisk = ReturnType<typeof newRisk>;

/** Product, edition and way go in turn; all else is by the random numbers. */
export function newRisk(number: number, random: Random) {
  const { PRODUCT_CODES, PRODUCTS, coversTech, isExcess } = built<Trade>('libs/trade/src/index.js');
  const product = PRODUCT_CODES[number % PRODUCT_CODES.length];
  const { region } = PRODUCTS[product];
  const isUk = region === 'UK';
  const limit = random.of(LIMITS);
  return {
    product,
    region,
    /** A layer above another needs that one. */
    below: isExcess(product) ? ('P250' as const) : null,
    way: WAYS[number % WAYS.length],
    seconds: random.of(WAITS),
    secondsAgain: random.of(WAITS),
    address: {
      ...random.of<Record<string, string>>(isUk ? UK : US),
      country: isUk ? 'GBR' : 'USA',
      phone: isUk ? '+442079460018' : '+16025550142',
    },
    facts: {
      [isUk ? 'sicCode' : 'naicsCode']: random.of(INDUSTRIES[region]),
      ownershipType: 'Private',
      revenue: random.between(3, 90) * 100_000,
      noOfEmployeesAll: random.between(2, 90),
      numberOfPersonalRecords: random.between(1, 400) * 50,
      yearEstablished: random.between(1970, 2022),
      domainName: `risk${number}.example`,
    },
    answers: answersOf(random),
    terms: {
      limit,
      deductible: random.of(RETENTIONS),
      isTriaExcluded: false,
      ...(coversTech(product) && { techENOPercentage: random.between(20, 100) }),
      ...(isExcess(product) && { attachment: limit }),
    },
  };
}

function answersOf(random: Random): Record<string, unknown> {
  const answers = Object.entries(SECURE).map(([question, answer]) => {
    if (ADVERSE.includes(question)) return [question, false];
    if (typeof answer === 'boolean') return [question, random.happens(0.7)];
    return [question, typeof answer === 'string' ? random.of(OFTEN) : 0];
  });
  return Object.fromEntries(answers) as Record<string, unknown>;
}
