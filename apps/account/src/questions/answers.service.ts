import { Injectable } from '@nestjs/common';
import { invalidField } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AccountsQueries } from '../accounts/accounts.queries';
import { lockVisible } from '../accounts/lock-account';
import { answerQuestions } from '../domain/actions/answer-questions';
import { socialEngineeringReasons } from '../domain/social-engineering';
import { AnswerVersion } from './answer-version.entity';
import type {
  AnswersResponse,
  SocialEngineeringRequest,
  SocialEngineeringResponse,
} from './questions.dto';
import { saveAnswers } from './save-answers';

const SHOWN_VERSIONS = 20;

/** The one set of answers that each client has. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
    private readonly clock: DomainClock,
  ) {}

  async find(accountId: string, actor: Actor): Promise<AnswersResponse> {
    const { securityAnswers } = await this.accounts.findAnswered(accountId, actor);
    const versions = await this.dataSource.manager.find(AnswerVersion, {
      where: { accountId },
      order: { id: 'DESC' },
      take: SHOWN_VERSIONS,
    });
    const given = Object.entries(securityAnswers).filter(([, answer]) => answer !== null);
    return {
      answers: Object.fromEntries(given) as AnswersResponse['answers'],
      versions: versions.map(({ given: at, givenBy, quoteId, changed }) => ({
        given: at.toISOString(),
        givenBy,
        quoteId,
        changed,
      })),
    };
  }

  async save(accountId: string, given: Record<string, unknown>, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, accountId, actor);
      const answers = answerQuestions(account.securityAnswers, given);
      const { name: givenBy } = actor;
      await saveAnswers(tx, account, { answers, quoteId: null, givenBy, now: this.clock.now() });
    });
  }

  async saveSocialEngineering(
    id: string,
    { accountId = id, ...answers }: SocialEngineeringRequest,
    actor: Actor,
  ): Promise<SocialEngineeringResponse> {
    if (accountId !== id) {
      throw invalidField('ACCOUNT_DIFFERS', 'This is another account.', '/accountId');
    }
    await this.save(id, answers, actor);
    const reasons = socialEngineeringReasons(answers);
    return { socialEngineering: reasons.length === 0, reasons };
  }
}
