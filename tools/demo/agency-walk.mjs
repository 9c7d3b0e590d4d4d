import { Caller, until } from './caller.mjs';
import { newestMail } from './mailed-link.mjs';
import { inDays } from './story.mjs';
import { TypedWalk } from './typed-walk.mjs';

const PASSWORD = 'Quiet-Harbour-42';
const TEXAS = {
  product: 'P250',
  address: {
    country: 'USA',
    phone: '+15125550142',
    address1: '21 Congress Avenue',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  },
  facts: { naicsCode: '621210', ownershipType: 'Private', domainName: 'typed.example' },
};
const TERMS = {
  commission: 17.5,
  additionalBrokerFee: 150,
  agencyBilled: true,
  paymentTerms: 45,
  levels: [{ name: 'Small', minRevenue: 100_000, maxRevenue: 5_000_000 }],
};

/** An agency from its first day: taken in by staff on its own terms, joined, licensed, and selling. */
export class AgencyWalk extends TypedWalk {
  /** @type {string} */
  agencyId;
  /** @type {Caller} */
  owner;

  /**
   * @param {string} url
   * @param {import('./caller.mjs').Say} say
   */
  constructor(url, say) {
    super(url, 'a dental office', say);
    this.typed = TEXAS;
    this.terms = TERMS;
    this.profile = {
      name: `Larkspur ${Date.now().toString(36)}`,
      npn: '1234567',
      contactFirstName: 'Dana',
      contactLastName: 'Reed',
      contactEmail: 'dana@larkspur.example',
      contactPhone: '+15125550134',
    };
  }

  async signIn() {
    this.admin = await Caller.signIn(this.url, 'admin@palisade.example', this.say);
    this.underwriter = await Caller.signIn(this.url, 'underwriter@palisade.example', this.say);
  }

  async run() {
    await this.takeIn();
    this.owner = await this.join(this.admin, 'Agency Admin', { accountId: this.agencyId });
    await this.hire();
    await this.price();
    await this.appoint();
    await this.sendAndSign();
    await this.bind();
    await this.recount();
  }

  /** Staff make the agency and set its terms, all but its appointment. */
  async takeIn() {
    const { id } = await this.admin.post('/api/account/v1/agency', this.profile);
    this.agencyId = id;
    await this.settle(this.terms);
    await until('the agency as a tenant', async () => {
      const { status } = await this.admin.send('GET', `/api/auth/v1/organizations/${id}`);
      return status === 200;
    });
  }

  /** @param {object} terms */
  settle(terms) {
    const path = `/api/account/v1/agency/${this.agencyId}`;
    return this.admin.put(path, { ...this.profile, ...terms });
  }

  /**
   * Somebody is invited by mail, sets a password and is signed in.
   * @param {Caller} by
   * @param {string} role
   * @param {object} facts
   */
  async join(by, role, facts) {
    const roles = await by.get('/api/auth/v1/roles/AGENCY');
    const roleId = roles.find(({ name }) => name === role).id;
    const [firstName] = role.split(' ');
    const email = `${firstName.toLowerCase()}.${this.agencyId.slice(-8)}@larkspur.example`;
    const person = { firstName, lastName: 'Reed', email, roleId, ...facts };
    await by.post('/api/auth/v1/users', person);
    const token = await until(`the invitation of ${email}`, async () => {
      const mailbox = { url: this.url, holder: { customerEmail: email } };
      const mail = await newestMail(mailbox, '');
      return mail && /\/confirmUser\/([\w-]+)/.exec(mail.text)?.[1];
    });
    const caller = new Caller(this.url, firstName.toLowerCase(), this.say);
    const path = `/api/auth/v1/validateUserInvited/${token}`;
    caller.token = (await caller.post(path, { password: PASSWORD })).accessToken;
    return caller;
  }

  /** Its admin makes a team, takes a producer in and enters both licences for Texas. */
  async hire() {
    const { owner } = this;
    const team = await owner.post('/api/auth/v1/teams', { name: 'Texas' });
    this.agent = await this.join(owner, 'Producer', { teamIds: [team.id] });
    this.me = await this.agent.get('/api/auth/v1/users/me');
    const license = { state: 'TX', expirationDate: inDays(700), activeResidentState: true };
    const own = { ...license, agencyId: this.agencyId, number: 'TX 104477' };
    await owner.postOnceKnown('/api/agency/v1/license', own);
    const agentLicense = { ...license, agentId: this.me.id, number: 'TX 778899' };
    await owner.postOnceKnown('/api/agency/v1/agent/license', agentLicense);
  }

  async price() {
    await this.createAccount();
    await this.requestQuote();
    this.mustBe(this.quote.status, 'READY');
  }

  /** Before it is appointed it sends no quote to a client. */
  async appoint() {
    await this.nameHolder();
    const path = `/api/quote/v1/send-sign-request/${this.quote.id}`;
    const refused = await this.agent.send('POST', path, this.holder);
    this.mustBe(refused.answer.code, 'AGENCY_NOT_APPOINTED');
    await this.settle({ isAppointed: true });
    await this.isCleared('AGENCY_NOT_APPOINTED');
  }

  /** Commission and bill net of it, to the cent, from the premium and the terms alone. */
  async recount() {
    const { premium, brokerFee, mgaFee, totalPremium, amountDue } = this.quote;
    const { commission, additionalBrokerFee, paymentTerms } = this.terms;
    this.mustBe(
      cents(totalPremium),
      cents(premium) + cents(brokerFee) + cents(mgaFee) + cents(additionalBrokerFee),
    );
    const line = await until('the commission', async () => {
      const path = `/api/commissions/v1/search?search=${this.policyNumber}`;
      return (await this.owner.get(path)).content.find(({ lineType }) => lineType === 'NBS');
    });
    this.mustBe(line.commission, commission);
    this.mustBe(cents(line.premium), cents(premium));
    this.mustBe(cents(line.commissionsAmount), percentOf(cents(premium), commission));
    this.mustBe(cents(line.nonCommissionable), cents(amountDue) - cents(premium));
    const invoice = await until('the bill', async () => {
      const path = `/api/billing/v1/search?filter=agency bills&policyId=${this.policyId}`;
      return (await this.owner.get(path)).content[0];
    });
    this.mustBe(invoice.agencyBilled, true);
    const kept = percentOf(cents(premium), commission);
    this.mustBe(line.status, 'KEPT');
    this.mustBe(cents(invoice.amountDue), cents(amountDue) - kept);
    this.mustBe(invoice.dueDate, dayAfter(monthEnd(invoice.issuedOn), paymentTerms));
  }
}

const DAY_MS = 86_400_000;

/** @param {number} amount */
const cents = (amount) => Math.round(amount * 100);

/**
 * Half a cent goes away from zero.
 * @param {number} sum cents
 * @param {number} percent of at most two decimals
 */
const percentOf = (sum, percent) => Math.floor((sum * Math.round(percent * 100) + 5_000) / 10_000);

/** @param {string} date */
const monthEnd = (date) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0))
    .toISOString()
    .slice(0, 10);

/**
 * @param {string} date
 * @param {number} days
 */
const dayAfter = (date, days) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
