import pg from 'pg';
import { AgencyWalk } from '../../tools/demo/agency-walk.mjs';
import { until } from '../../tools/demo/caller.mjs';
import { inDays, todayIn } from '../../tools/demo/story.mjs';
import { FACTS } from '../../tools/demo/typed-walk.mjs';
import type { Stack } from '../stack';

const CLOCKS = '/api/sandbox/v1/clocks';
const NOTICE_DAYS = 80;
/** Its reminders come 60, 30 and 7 days before. */
const SHORT_LICENSE_DAYS = 200;

/** What may become of a client of an agency before time passes; each kind meets other due moments. */
const LIVES: Record<string, (twin: Twin) => Promise<void>> = {
  'billed to the agency': (twin) => twin.sell(),
  'under notice': async (twin) => {
    await twin.sell();
    await twin.notice();
  },
  'bound and not signed': async (twin) => {
    await twin.offer();
    await twin.nameHolder();
    await twin.takeBinder();
  },
  referred: (twin) => twin.referAway(),
  'paid by the insured': async (twin) => {
    await twin.sell();
    await twin.pay();
  },
  'owed by the insured': (twin) => twin.sell(),
  'cancelled, paid before': async (twin) => {
    await twin.sell();
    await twin.pay();
    await twin.cancelNow();
  },
  offered: (twin) => twin.offer(),
};

/** What becomes of clients, in the order in which an agency meets them. */
export const KINDS = Object.keys(LIVES);

/** One of two agencies of the same terms whose clients do the same; `tag` is in all of its names. */
export class Twin extends AgencyWalk {
  private clockId = '';
  private life = 0;

  constructor(
    private readonly stack: Pick<Stack, 'url' | 'database'>,
    readonly tag: string,
    private readonly began: string,
  ) {
    super(stack.url, () => {});
    const contactEmail = `dana@${tag}.example`;
    this.profile = { ...this.profile, name: `Brokers ${tag}`, contactEmail };
  }

  /** Is taken in, goes by its own clock from now on, and meets so many clients. */
  async begin(lives: number): Promise<void> {
    await this.signIn();
    await this.takeIn();
    const clock = { scope: this.agencyId, now: this.began };
    this.clockId = (await this.admin.post<{ id: string }>(CLOCKS, clock)).id;
    this.owner = await this.join(this.admin, 'Agency Admin', { accountId: this.agencyId });
    await this.hire();
    await this.askForReport();
    for (let met = 0; met < lives; met++) await this.meet(KINDS[met % KINDS.length], met);
  }

  /** Goes to a time; a call that could not finish is made again. */
  async goTo(now: string): Promise<void> {
    await until(
      `the clock at ${now}`,
      async () =>
        (await this.admin.send('PUT', `${CLOCKS}/${this.clockId}`, { now })).status === 200,
      600_000,
    );
  }

  override async takeIn(): Promise<void> {
    await super.takeIn();
    await this.settle({ isAppointed: true });
  }

  override async hire(): Promise<void> {
    await super.hire();
    const ending = {
      state: 'NM',
      activeResidentState: false,
      expirationDate: inDays(SHORT_LICENSE_DAYS),
      number: 'NM 1044',
    };
    await this.owner.post('/api/agency/v1/license', { ...ending, agencyId: this.agencyId });
  }

  private async askForReport(): Promise<void> {
    const report = { name: 'Policies', list: 'policies', search: '', address: '', every: 'MONTH' };
    await this.agent.post('/api/auth/v1/me/reports', report);
  }

  private async meet(kind: string, life: number): Promise<void> {
    this.life = life;
    await this.billTheAgency(kind === 'billed to the agency');
    try {
      await LIVES[kind](this);
    } catch (error) {
      throw new Error(`Life ${life} of ${this.tag}, ${kind}`, { cause: error });
    }
  }

  /** Whom an agency has bill its clients the quotes hear a little later. */
  private async billTheAgency(agencyBilled: boolean): Promise<void> {
    await this.settle({ agencyBilled });
    const connectionString = `${this.stack.database}/palisade_quote`;
    const client = new pg.Client({ connectionString });
    await client.connect();
    const known = 'select 1 from agency where id = $1 and agency_billed = $2';
    try {
      await until('the terms of the agency at the quotes', async () => {
        return (await client.query(known, [this.agencyId, agencyBilled])).rowCount;
      });
    } finally {
      await client.end();
    }
  }

  override async createAccount(): Promise<void> {
    const { address, facts } = this.typed;
    const teams = this.me.teams.slice(0, 1).map(({ id }) => ({ id }));
    const name = `Life ${this.life} ${this.tag}`;
    const { id } = await this.agent.post<{ id: string }>('/api/account/v1', {
      ...address,
      name,
      teams,
    });
    const place = `/api/account/v1/${id}`;
    await this.agent.put(place, { ...FACTS, ...facts });
    this.account = await until('the facts of the account', () => this.agent.get(place));
  }

  override async nameHolder(): Promise<void> {
    await super.nameHolder();
    this.holder.customerEmail = `ada.${this.life}@${this.tag}.example`;
  }

  async offer(): Promise<void> {
    await this.createAccount();
    await this.requestQuote();
    this.mustBe(this.quote.status, 'READY');
  }

  async sell(): Promise<void> {
    await this.offer();
    await this.sendAndSign();
    await this.bind();
  }

  /** A term that began is in force within seconds, whatever the clock shows. */
  private inForce(): Promise<unknown> {
    return until('the policy in force', async () => {
      const path = `/api/policy/v1/${this.policyId}`;
      return (await this.agent.get<{ status: string }>(path)).status === 'IN FORCE';
    });
  }

  async notice(): Promise<void> {
    await this.inForce();
    const body = { reason: 'UNDERWRITING', comments: 'Noticed.' };
    const effectiveDate = inDays(NOTICE_DAYS);
    await this.admin.put(`/api/policy/v1/cancel/${this.policyId}`, { ...body, effectiveDate });
  }

  async cancelNow(): Promise<void> {
    await this.inForce();
    const path = `/api/policy/v1/cancel/${this.policyId}`;
    const { timeZone } = await this.agent.get<{ timeZone: string }>(
      `/api/policy/v1/${this.policyId}`,
    );
    const body = { effectiveDate: todayIn(timeZone), reason: 'REWRITTEN', comments: 'Anew.' };
    await this.agent.put(path, body);
    await this.underwriter.put(path, body);
  }

  async referAway(): Promise<void> {
    this.plan = { ...this.plan, referred: true };
    await this.createAccount();
    await this.requestQuote();
    this.plan = { ...this.plan, referred: false };
    this.mustBe(this.quote.status, 'REFERRED');
  }
}
