import { until } from './caller.mjs';
import { WALKS } from './story.mjs';
import { Walk } from './walk.mjs';

const US = { country: 'USA', phone: '+16025550142' };

/** What everybody is asked of a company that no directory knows. */
export const FACTS = {
  revenue: 1_200_000,
  noOfEmployeesAll: 12,
  numberOfPersonalRecords: 2_000,
  yearEstablished: 1998,
  primaryNaicsPercentage: 100,
  entityType: 'Independent',
  isFranchise: false,
};

/**
 * Companies that exist in no directory: who they are, what is sold to them, and how a surplus lines
 * policy comes about where a state wants its notice attested.
 * @type {Record<string, { product: string, address: Record<string, string>, facts: Record<string, unknown> }>}
 */
export const TYPED = {
  'a dental office': {
    product: 'P250',
    address: { ...US, address1: '12 Mesa Road', city: 'Phoenix', state: 'AZ', zipCode: '85004' },
    facts: { naicsCode: '621210', ownershipType: 'Private', domainName: 'typed.example' },
  },
  'a sole trader without a domain': {
    product: 'P250',
    address: { ...US, address1: '4 Pine Street', city: 'Phoenix', state: 'AZ', zipCode: '85004' },
    facts: { naicsCode: '541213', ownershipType: 'Non-Corporates', noOfEmployeesAll: 1 },
  },
  'a company of Louisiana': {
    product: 'P250_S',
    address: {
      ...US,
      address1: '7 Canal Street',
      city: 'New Orleans',
      state: 'LA',
      zipCode: '70112',
    },
    facts: { naicsCode: '621210', ownershipType: 'Private', domainName: 'typed.example' },
  },
  'a company of Montana': {
    product: 'P250_S',
    address: { ...US, address1: '9 Main Street', city: 'Helena', state: 'MT', zipCode: '59601' },
    facts: { naicsCode: '621210', ownershipType: 'Private', domainName: 'typed.example' },
  },
  'a charity of the United Kingdom': {
    product: 'P_ONE',
    address: {
      country: 'GBR',
      phone: '+442079460018',
      address1: '3 Chapel Lane',
      city: 'Leeds',
      zipCode: 'LS1 4AP',
    },
    facts: { sicCode: '88990', ownershipType: 'Non-Profit', domainName: 'typed.example' },
  },
};

/** A company that is complete by typing alone, from its account to its paid policy. */
export class TypedWalk extends Walk {
  /**
   * @param {string} url
   * @param {string} who one of `TYPED`
   * @param {import('./caller.mjs').Say} say
   */
  constructor(url, who, say) {
    super(url, TYPED[who].product, say);
    this.plan = { ...WALKS[this.product], referred: false };
    this.typed = TYPED[who];
  }

  async run() {
    await this.createAccount();
    await this.requestQuote();
    if (this.quote.status === 'REFERRED') await this.underwrite();
    await this.sendAndSign();
    await this.bind();
    await this.pay();
  }

  async createAccount() {
    const { address, facts } = this.typed;
    const name = `Typed ${Date.now().toString(36)} ${address.city}`;
    const teams = this.me.teams.slice(0, 1).map(({ id }) => ({ id }));
    const made = await this.agent.post('/api/account/v1', { ...address, name, teams });
    const place = `/api/account/v1/${made.id}`;
    await this.agent.put(place, { ...FACTS, ...facts });
    if (!facts.domainName) {
      await this.agent.put(`/api/account/v1/attest-no-domain/${made.id}`, { attested: true });
    }
    this.account = await until('the facts of the account', () => this.agent.get(place));
  }
}
