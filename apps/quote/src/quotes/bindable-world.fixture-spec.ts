import { randomUUID } from 'node:crypto';
import type { EventData, EventType } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from './quote-world.fixture';
import { carrierProfileSaved } from './quote-events.fixture';
import {
  ALL_ANSWERS,
  startRater,
  accountCreated,
  organizationSaved,
  agencySaved,
  licenseSaved,
  userSaved,
} from './quote-world.fixture';

const API = '/api/quote/v1';
const CONTACT = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@redrock.example',
  phone: '+17025550111',
};

/** An agency with licences and an account, a carrier with paper, and people on all sides. */
export class BindableWorld {
  readonly agencyId = randomUUID();
  readonly carrierId = randomUUID();
  readonly clusterId = randomUUID();
  readonly teamId = randomUUID();
  app: TestApp;
  rater: StandInRater;
  agency: TestCaller;
  underwriter: TestCaller;

  private version = 1;

  async start(env: Record<string, string> = {}): Promise<void> {
    this.rater = await startRater(randomUUID);
    this.app = await startApp(service, { RATER_URL: this.rater.url, ...env });
    const agentId = randomUUID();
    const staffId = randomUUID();
    await this.app.deliver('organization.saved.v1', organizationSaved(this.agencyId, 'Harborline'));
    await this.app.deliver('agency.saved.v1', agencySaved(this.agencyId));
    await this.app.deliver('user.saved.v1', userSaved(agentId, this.agencyId));
    await this.app.deliver('user.saved.v1', userSaved(staffId, randomUUID(), 3));
    for (const state of ['NV', 'LA']) {
      for (const kind of ['AGENCY', 'AGENT', 'SURPLUS'] as const) {
        await this.app.deliver('license.saved.v1', licenseSaved(this.agencyId, kind, state));
      }
    }
    for (const market of ['ADMITTED', 'SURPLUS'] as const) {
      const paper = carrierProfileSaved(this.carrierId, market, ['NV', 'LA', 'UT']);
      await this.app.deliver('carrier-profile.saved.v1', paper);
    }
    this.agency = await this.app.signIn({
      accountType: 'AGENCY',
      organizationId: this.agencyId,
      userId: agentId,
      permissions: [
        'view',
        'create',
        'edit',
        'cart',
        'request',
        'send',
        'send-sign-request',
        'bind',
        'request-to-bind',
        'refer',
        'revive',
        'delete',
        'need-by',
        'lost',
      ]
        .map((permission) => `quote:${permission}`)
        .concat('policy:endorse', 'policy:renew'),
    });
    this.underwriter = await this.app.signIn({
      accountType: 'COWBELL',
      userId: staffId,
      permissions: [
        'quote:view',
        'quote:bind',
        'quote:invalidate',
        'quote:restore',
        'quote:decline',
        'underwriting:rescind',
        'underwriting:broker-fee',
        'underwriting:mga-fee',
        'underwriting:subjectivity-edit',
        'underwriting:subjectivity-complete',
        'underwriting:toggle-urgent',
        'underwriting:update-terms',
        'policy:endorse',
        'underwriting:view-inbox',
        'underwriting:release',
      ],
    });
  }

  async close(): Promise<void> {
    await this.app.close();
    this.rater.close();
  }

  /** An account of the agency, with a policyholder; returns its id. */
  async account(change: Parameters<typeof accountCreated>[3] = {}): Promise<string> {
    const id = randomUUID();
    const published = accountCreated(id, this.agencyId, [this.teamId], {
      contact: CONTACT,
      ...change,
    });
    await this.app.deliver('account.created.v1', published);
    return id;
  }

  /** An account in another state. */
  async accountIn(state: string): Promise<string> {
    const id = randomUUID();
    await this.app.deliver('account.created.v1', this.dataIn(id, state));
    return id;
  }

  /** The account is in another state from now on; its quotes stay as they were rated. */
  async moveAccount(id: string, state: string): Promise<void> {
    const change = { changed: ['state'], ratingChanged: false, quoteId: null, version: 2 };
    await this.app.deliver('account.changed.v1', { ...this.dataIn(id, state), ...change });
  }

  private dataIn(accountId: string, state: string): EventData<'account.created.v1'> {
    const { insured } = accountCreated(accountId, this.agencyId, []);
    const change = { contact: CONTACT, insured: { ...insured, state } };
    return accountCreated(accountId, this.agencyId, [], change);
  }

  /** A quote that was requested and rated; READY unless the rater says otherwise. */
  async quote(accountId: string, change: object = {}): Promise<string> {
    const body = { accountId, product: 'P250', securityQuestions: ALL_ANSWERS, ...change };
    const made = await this.agency.post(API, body);
    const id = String(made.body.id);
    await this.agency.post(`${API}/cart/account/${accountId}/submit`, { quoteIds: [id] });
    return id;
  }

  /** The events of a quote, the first first. */
  async events(id: string): Promise<{ type: EventType; data: Record<string, unknown> }[]> {
    const rows: { body: { type: EventType; data: Record<string, unknown> } }[] =
      await this.app.dataSource.query(
        'select body from outbox where subject = $1 order by sequence',
        [id],
      );
    return rows.map(({ body }) => body);
  }

  /** The last event of a type that a quote had. */
  async published<T extends EventType>(id: string, type: T): Promise<EventData<T>> {
    const found = (await this.events(id)).filter((event) => event.type === type).at(-1);
    if (!found) throw new Error(`Quote ${id} had no ${type}.`);
    return found.data as EventData<T>;
  }

  /** Tells that an account was scored anew, each factor alike; with what was seen of it, if named. */
  async scoreChanged(
    accountId: string,
    score: number,
    signals?: EventData<'account.score-changed.v1'>['signals'],
  ): Promise<void> {
    this.version++;
    await this.app.deliver('account.score-changed.v1', {
      accountId,
      companyAggregate: score,
      industryAggregate: 60,
      portfolioAggregate: null,
      factors: {
        networkSecurity: score,
        cloudSecurity: score,
        endpointSecurity: score,
        darkIntelligence: score,
        fundsTransfer: score,
        cyberExtortion: score,
        compliance: score,
        insiderThreat: null,
        supplyChain: null,
      },
      profileScore: 8,
      ruleVersion: '1',
      signals,
      version: 1_000 + this.version,
      scope: scopeOf({ accountId }),
    });
  }
}
