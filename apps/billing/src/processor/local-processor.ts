import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, Config, newSecret } from '@palisade/platform';
import { DataSource, In, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Behaviour } from '../domain/local-behaviour';
import { payoutRefusal, planCharge } from '../domain/local-behaviour';
import { checkSameCharge } from '../domain/same-charge';
import { LocalCharge } from './local-charge.entity';
import { LocalPayout } from './local-payout.entity';
import type {
  ChargeAnswer,
  ChargeRequest,
  IssuedToken,
  MadeCharge,
  PayoutAnswer,
  PayoutRequest,
  PortalSession,
} from './payment-processor';
import { PaymentProcessor } from './payment-processor';
import { ProcessorSession } from './processor-session.entity';

const SESSION_MS = 30 * 60_000;
const BATCH_SIZE = 100;

const ACKNOWLEDGE = `
  update local_charge set answers_left = answers_left - 1 where reference = $1 and answers_left > 0
`;

/**
 * A processor inside the platform, for every installation without a contract with a real one: it
 * moves no money, and the last four digits of the number say what it does.
 */
@Injectable()
export class LocalProcessor extends PaymentProcessor {
  readonly name = 'LOCAL';

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    super();
  }

  async openSession(policyId: string): Promise<PortalSession> {
    const key = newSecret();
    const expires = new Date(this.clock.now().getTime() + SESSION_MS);
    const keyHash = hashOf(key);
    await this.dataSource.manager.insert(ProcessorSession, { keyHash, policyId, expires });
    return { key, expires };
  }

  async isOpen(key: string, policyId: string): Promise<boolean> {
    return (await this.policyOf(key)) === policyId;
  }

  /** The policy that a session is for; null when there is no such session any more. */
  async policyOf(key: string): Promise<string | null> {
    const session = await this.dataSource.manager.findOneBy(ProcessorSession, {
      keyHash: hashOf(key),
    });
    return session && session.expires > this.clock.now() ? session.policyId : null;
  }

  async charge(request: ChargeRequest): Promise<ChargeAnswer | null> {
    const known = await this.save(request);
    checkSameCharge(known, request);
    if (!known.answerDue || known.answerDue > this.clock.now()) return null;
    return answerOf(known);
  }

  find(reference: string): Promise<MadeCharge | null> {
    return this.dataSource.manager.findOneBy(LocalCharge, { reference });
  }

  findToken(tokenId: string): Promise<IssuedToken | null> {
    return this.dataSource.manager.findOneBy(LocalCharge, { tokenId });
  }

  async answers(): Promise<ChargeAnswer[]> {
    const rows = await this.dataSource.manager.find(LocalCharge, {
      where: { answersLeft: MoreThan(0), answerDue: LessThanOrEqual(this.clock.now()) },
      order: { answerDue: 'ASC' },
      take: BATCH_SIZE,
    });
    return rows.map(answerOf);
  }

  async acknowledge(reference: string): Promise<void> {
    await this.dataSource.query(ACKNOWLEDGE, [reference]);
  }

  async unknownOf(references: string[]): Promise<string[]> {
    const { manager } = this.dataSource;
    const rows = await manager.findBy(LocalCharge, { reference: In(references) });
    const known = new Set(rows.map(({ reference }) => reference));
    return references.filter((reference) => !known.has(reference));
  }

  async payOut(request: PayoutRequest): Promise<void> {
    const clearingMs = this.config.values.E_CHECK_SECONDS * 1_000;
    const answerDue = new Date(this.clock.now().getTime() + clearingMs);
    const { manager } = this.dataSource;
    const payout = { ...request, answerDue };
    await manager
      .createQueryBuilder()
      .insert()
      .into(LocalPayout)
      .values(payout)
      .orIgnore()
      .execute();
  }

  async payoutAnswersOf(references: string[]): Promise<PayoutAnswer[]> {
    const rows = await this.dataSource.manager.findBy(LocalPayout, {
      reference: In(references),
      answerDue: LessThanOrEqual(this.clock.now()),
    });
    return rows.map(({ reference, payee }) => {
      const reason = payoutRefusal(payee);
      return { reference, outcome: reason ? 'REFUSED' : 'PAID_OUT', reason: reason ?? '' };
    });
  }

  /** Remembers a charge unless it is known; answers the one that is. */
  async save(request: ChargeRequest): Promise<LocalCharge> {
    const { manager } = this.dataSource;
    const now = this.clock.now();
    const clearingMs = this.config.values.E_CHECK_SECONDS * 1_000;
    const plan = planCharge(request.last4, request.method, clearingMs);
    const { answerAfterMs } = plan;
    const answerDue = answerAfterMs === null ? null : new Date(now.getTime() + answerAfterMs);
    const charge = {
      ...request,
      tokenId: newSecret(),
      behaviour: plan.behaviour,
      made: now,
      answerDue,
      answersLeft: plan.answers,
    };
    await manager
      .createQueryBuilder()
      .insert()
      .into(LocalCharge)
      .values(charge)
      .orIgnore()
      .execute();
    return manager.findOneByOrFail(LocalCharge, { reference: request.reference });
  }
}

const OUTCOMES: Readonly<Record<Behaviour, Pick<ChargeAnswer, 'outcome' | 'reason'>>> = {
  APPROVE: { outcome: 'APPROVED', reason: '' },
  ANSWER_TWICE: { outcome: 'APPROVED', reason: '' },
  ANSWER_LATE: { outcome: 'APPROVED', reason: '' },
  DECLINE: { outcome: 'DECLINED', reason: 'The payment was declined.' },
  TIME_OUT: { outcome: 'DECLINED', reason: 'The processor did not answer.' },
};

const answerOf = ({
  reference,
  behaviour,
}: Pick<LocalCharge, 'reference' | 'behaviour'>): ChargeAnswer => ({
  reference,
  ...OUTCOMES[behaviour],
});

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
