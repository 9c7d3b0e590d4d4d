import { requireBuilt } from '../../start/services.mjs';

const PAGE = 100;
const PAGES = 6;
/** A prime: companies that follow one another in the directory are alike. */
const STRIDE = 37;

/** The companies of the directory, each offered once. */
export class Companies {
  #lists = new Map();
  #used = new Set();

  /** @param {import('../caller.mjs').Caller} caller */
  async read(caller) {
    // The story of today finds its companies by their names.
    const { DEMO_COMPANIES } = requireBuilt('apps/account/src/demo/demo-companies.js');
    for (const { cbid } of DEMO_COMPANIES) this.#used.add(cbid);
    for (const country of ['USA', 'GBR']) {
      const found = [];
      for (let page = 0; page < PAGES; page++) {
        const path = `/api/account/v1/lookup?country=${country}&size=${PAGE}&page=${page}`;
        found.push(...(await caller.get(path)).content);
      }
      this.#lists.set(
        country,
        found.map((_, at) => found[(at * STRIDE) % found.length]),
      );
    }
    return this;
  }

  /**
   * Who is next to a seller, as an account is asked for.
   * @param {{ country: string, states?: string[] }} seller
   */
  next({ country, states }) {
    const isFree = ({ cbid, state }) =>
      !this.#used.has(cbid) && (!states || states.includes(state));
    const company = this.#lists.get(country).find(isFree);
    if (!company) throw new Error(`The directory of ${country} has no company left.`);
    this.#used.add(company.cbid);
    const { cbid, name, phone, address1, city, state, zipCode } = company;
    return { cbid, name, phone, address1, city, state, zipCode, country };
  }
}
