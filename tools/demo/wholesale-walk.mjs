import { until } from './caller.mjs';
import { QuoteWalk } from './quote-walk.mjs';
import { WALKS } from './story.mjs';

/** A product that is offered as ACTIVE, from its look-up to its policy: signed before it is bound, or after. */
export class WholesaleWalk extends QuoteWalk {
  /**
   * @param {string} url
   * @param {{ product: string, isBoundFirst: boolean }} how
   * @param {import('./caller.mjs').Say} say
   */
  constructor(url, { product, isBoundFirst }, say) {
    super(url, product, say);
    this.plan = { ...WALKS.P250, offered: 'ACTIVE' };
    this.isBoundFirst = isBoundFirst;
  }

  async run() {
    await this.findInsurable();
    await this.verifyAccount();
    if (this.isBoundFirst) return this.signBound();
    await this.sendAndSign();
    await this.bind();
  }

  /** Who asks to bind answers for the details of the client first. */
  async verifyAccount() {
    const path = `/api/account/v1/verify/${this.account.id}`;
    await this.agent.put(path, { isVerifiedByAgent: true });
    await this.isCleared('ACCOUNT_NOT_VERIFIED');
  }

  /** Nothing issues what is not signed; signing it issues it. */
  async signBound() {
    await this.nameHolder();
    await this.takeBinder();
    const path = `/api/policy/v1/binders/issue/${this.policyId}`;
    const refused = await until('the binder', async () => {
      const { status, answer } = await this.underwriter.send('POST', path, {});
      return status !== 404 && answer;
    });
    this.mustBe(refused.code, 'APPLICATION_UNSIGNED');
    await this.sign();
    await this.becomesPolicy();
  }
}
