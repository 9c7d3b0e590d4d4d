import { Inject, Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import type { Region } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Letters, LOGGER } from '@palisade/platform';
import type { Logger } from 'pino';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { brokersOf } from '../../domain/letters/broker-letters';
import { doorOf } from '../../domain/letters/door';
import type { EventLetter, Receiver } from '../../domain/letters/letter-draft';
import { editionOf, letterOf } from '../../domain/letters/letter-rules';
import { noticeRuleOf } from '../../domain/notices/notice-rules';
import type { KnownAgent, NoticeSubject } from '../../domain/notices/notice-subject';
import { namedBy, rowsAround, subjectOfNotice } from '../../domain/notices/notice-subject';
import { isAgent, recipientsOf } from '../../domain/notices/recipients';
import { findCandidates } from '../../people/notifications/candidates';
import { workersOf } from '../../people/notifications/row-workers';
import { Organization } from '../../people/organizations/organization.entity';
import { User } from '../../people/users/user.entity';
import type { NewDoor } from './doors.service';
import { Doors } from './doors.service';
import { addressOfAgency, letterAgencyOf } from './letter-agency';
import { PolicyAddress } from './policy-address.entity';

/** The events that name whom a policy is written to. */
export type Addressed = CloudEvent<
  'binder.bound.v1' | 'policy.issued.v1' | 'policy.cancel-pending.v1'
>;

/** What an event is about: its row, the insured's name and, of a policy, whom it is written to. */
interface Matter {
  subject: NoticeSubject;
  insured: string;
  address: PolicyAddress | null;
}

/** What is written of, in a transaction. */
interface Told {
  event: CloudEvent;
  matter: Matter;
  tx: Tx;
}

/** Writes to those whom an event concerns, once for an event. */
@Injectable()
export class EventLetters {
  constructor(
    private readonly letters: Letters,
    private readonly doors: Doors,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Keeps to whom letters about a policy go: its binder tells it, later events what changed. What
   * was mailed to a former address opens nothing any more.
   */
  async keepAddress({ type, data }: Addressed, tx: Tx): Promise<void> {
    const { em } = tx;
    const { policyHead, insured, contact } = data;
    const { policyId, product, endDate } = policyHead;
    const { accountId, name: accountName } = insured;
    const address = { policyId, accountId, accountName, ...contact, product, endDate };
    const bound = type === 'binder.bound.v1' && billingOf(data as EventData<'binder.bound.v1'>);
    const former = await em.findOneBy(PolicyAddress, { policyId });
    if (former && former.email.toLowerCase() !== contact.email.toLowerCase()) {
      await this.doors.endOf(policyId, former.email, tx);
    }
    await em.upsert(PolicyAddress, { ...address, ...bound }, ['policyId']);
  }

  /** Writes the letters of an event; 409, so that it comes again, when its policy is not known yet. */
  async write(event: CloudEvent, tx: Tx): Promise<void> {
    const matter = await matterOf(event, tx.em);
    const { address, subject } = matter;
    const { agencyBilled = null, agencyName = null } = address ?? {};
    const letter = letterOf(event, { agencyBilled, agencyName });
    if (!letter) return;
    if (!address && letter.to.includes('POLICYHOLDER')) {
      throw new DomainError('NOT_YET_KNOWN', 'The policy of this letter is not known yet.', 409);
    }
    const facts = { ...letter.facts, insured: matter.insured, number: subject.number };
    const written = { ...letter, facts };
    for (const receiver of letter.to) await this.writeTo(receiver, written, { event, matter, tx });
  }

  private async writeTo(receiver: Receiver, letter: EventLetter, told: Told): Promise<void> {
    const { event, matter, tx } = told;
    if (receiver === 'POLICYHOLDER') return this.writeToPolicyholder(letter, matter, tx);
    if (receiver === 'NAMED') return this.writeToNamed(letter, event, tx);
    const region = editionOfMatter(event, matter);
    if (receiver === 'HOLDER') return this.writeToHolder(letter, event, { region, tx });
    if (receiver === 'BROKERS') return this.writeToBrokers(letter, event, { region, tx });
    const workers = await workersToWrite(receiver, told, (id) => this.deskOf(id, tx.em));
    for (const { email, firstName, base } of workers) {
      const path = base ? `${base}${pathOf(matter.subject)}` : undefined;
      const { name, facts } = letter;
      await this.letters.mail({ name, to: email, greeted: firstName, region, facts, path }, tx);
    }
  }

  private async writeToPolicyholder(
    { name, facts, isPayable, reinstateUntil }: EventLetter,
    { subject, address }: Matter,
    tx: Tx,
  ): Promise<void> {
    if (!address) return;
    const { agencyBilled: _, ...known } = address;
    const flow = doorOf(subject.subjectType, isPayable, reinstateUntil !== null);
    const claimId = flow === 'CLAIM' ? subject.subjectId : null;
    await this.mailDoor({ ...known, flow, claimId, reinstateUntil }, { name, facts }, tx);
  }

  private async writeToNamed(
    { name, facts }: EventLetter,
    { data }: CloudEvent,
    tx: Tx,
  ): Promise<void> {
    const { to, accountId, accountName, agencyName, product, endDate, policyId, scope } =
      data as EventData<'invoice.letter-asked.v1'>;
    const { agencyId } = scope;
    const subject = { flow: 'E_PAY' as const, policyId, claimId: null, product, endDate };
    const door = { ...subject, ...to, accountId, accountName, agencyId, agencyName };
    await this.mailDoor(door, { name, facts: { ...facts, insured: accountName } }, tx);
  }

  /** Who holds a certificate sees without a login what is true of it. */
  private async writeToHolder(
    { name, facts }: EventLetter,
    { data }: CloudEvent,
    { region, tx }: { region: Region; tx: Tx },
  ): Promise<void> {
    const { to, code } = data as EventData<'policy.certificate-affected.v1'>;
    const path = `/certificate/${code}`;
    await this.letters.mail({ name, to, greeted: null, region, facts, path }, tx);
  }

  /** The agents of both agencies, who need not see the policy; without a login they get no way to it. */
  private async writeToBrokers(
    { name, facts }: EventLetter,
    { data }: CloudEvent,
    { region, tx }: { region: Region; tx: Tx },
  ): Promise<void> {
    const change = data as EventData<'policy.bor-received.v1'>;
    const { em } = tx;
    const fromAgentEmail = change.fromAgentEmail ?? (await this.deskOf(change.fromAgencyId, em));
    const agentEmail = change.agentEmail ?? (await this.deskOf(change.agencyId, em));
    for (const to of brokersOf({ fromAgentEmail, agentEmail })) {
      const user = await tx.em.findOneBy(User, { email: to.toLowerCase() });
      const path = user ? '/agency/policies/broker-of-record' : undefined;
      const greeted = user?.firstName ?? null;
      await this.letters.mail({ name, to, greeted, region, facts, path }, tx);
    }
  }

  /** Where an agency is written to when nobody of it is named; what reaches nobody there is logged. */
  private async deskOf(agencyId: string | null, em: EntityManager): Promise<string | null> {
    const email = await addressOfAgency(em, agencyId);
    if (agencyId && !email) this.logger.warn({ agencyId }, 'a letter to an agency has no address');
    return email;
  }

  /** Writes to somebody who may have no login: the letter itself opens what it is about. */
  private async mailDoor(
    door: Omit<NewDoor, 'region'>,
    letter: Pick<EventLetter, 'name' | 'facts'>,
    tx: Tx,
  ): Promise<void> {
    const region = editionOf(door.product);
    const path = await this.doors.path({ ...door, region }, tx);
    const { email: to, firstName: greeted } = door;
    const agency = await letterAgencyOf(tx.em, door);
    await this.letters.mail({ ...letter, to, greeted, region, path, agency }, tx);
  }
}

const FOLDERS: Readonly<Partial<Record<NoticeSubject['subjectType'], string>>> = {
  QUOTE: 'quotes',
  POLICY: 'policies',
  CLAIM: 'claims',
  STATEMENT: 'commissions/statements',
  AGENCY: 'manage/agency',
};

function pathOf({ subjectType, subjectId }: NoticeSubject): string {
  const folder = FOLDERS[subjectType];
  const tab = subjectType === 'AGENCY' ? '/settings' : '';
  return folder ? `/${folder}/${subjectId}${tab}` : '/dashboard';
}

async function matterOf(event: CloudEvent, em: EntityManager): Promise<Matter> {
  const subject = subjectOfNotice(event);
  const { policyId, quoteHead } = event.data as {
    policyId?: string;
    quoteHead?: { policyId: string | null };
  };
  const bound = quoteHead?.policyId ?? policyId;
  const ofPolicy = subject.subjectType === 'POLICY' ? subject.subjectId : bound;
  const address = ofPolicy ? await em.findOneBy(PolicyAddress, { policyId: ofPolicy }) : null;
  if (address) return { subject, insured: address.accountName, address };
  const { companyId } = namedBy(event);
  const company = companyId ? await em.findOneBy(Organization, { id: companyId }) : null;
  return { subject, insured: company?.name ?? '', address };
}

function editionOfMatter({ data }: CloudEvent, { address }: Matter): Region {
  const { quoteHead, policyHead, currency } = data as Partial<
    EventData<'quote.declined.v1'> & EventData<'policy.issued.v1'> & EventData<'payment.settled.v1'>
  >;
  const product = address?.product ?? quoteHead?.product ?? policyHead?.product;
  if (product) return editionOf(product);
  return currency === 'GBP' ? 'UK' : 'US';
}

const billingOf = ({ agent, agencyBilled }: EventData<'binder.bound.v1'>) => ({
  agencyId: agent?.agencyId ?? null,
  agencyName: agent?.agencyName ?? null,
  agencyBilled,
});

/** Somebody who works on a row; without a base path, who has no login. */
interface Worker {
  email: string;
  firstName: string | null;
  base: string | null;
}

/** Whom the bell rings for of those who are written to, and where they sign in. */
const CONCERNED = {
  AGENT: { group: 'AGENCY', base: '/agency' },
  ORGANIZATION: { group: 'ORGANIZATION', base: '/agency' },
  UNDERWRITER: { group: 'INBOX', base: '/admin' },
  TERMS: { group: 'TERMS', base: '/admin' },
} as const;

async function workersToWrite(
  receiver: keyof typeof CONCERNED,
  { event, matter: { address }, tx: { em } }: Told,
  deskOf: (agencyId: string | null) => Promise<string | null>,
): Promise<Worker[]> {
  const rule = noticeRuleOf(event, address?.agencyBilled ?? null);
  const { group, base } = CONCERNED[receiver];
  const workers = await workersOf(em, rowsAround(event));
  const { agent } = workers;
  if (!rule) return [];
  if (receiver === 'AGENT' && !agent) {
    // Of an address without a role nobody knows that it may see commissions.
    const email = rule.isNet ? null : await deskOf(event.data.scope.agencyId);
    return email ? [{ email, firstName: null, base: null }] : [];
  }
  const concern = {
    rule: { ...rule, concerns: [group] as const },
    scope: event.data.scope,
    actorId: event.actor,
    ownerId: namedBy(event).ownerId,
    ...workers,
  };
  const people = await findCandidates(em, concern);
  const told = recipientsOf(concern, people);
  const named = people.filter(
    (person) => told.includes(person.userId) && (receiver !== 'AGENT' || isAgent(person, agent)),
  );
  const users = await em.findBy(User, { id: In(named.map(({ userId }) => userId)) });
  const written = users.map(({ email, firstName }) => ({ email, firstName, base }));
  // Of somebody without a role nobody knows that they see commissions.
  const isOutside = agent && receiver === 'AGENT' && !rule.isNet && !(await hasLogin(em, agent));
  return isOutside ? [{ email: agent.email, firstName: null, base: null }] : written;
}

const hasLogin = (em: EntityManager, { userId, email }: KnownAgent): Promise<boolean> =>
  userId ? Promise.resolve(true) : em.existsBy(User, { email: email.toLowerCase() });
