import { answerField, ASKED_QUESTIONS, PAPER_CHOICES } from '@palisade/trade';
import { until } from '../tools/demo/caller.mjs';
import { inDays, SECURE, WALKS } from '../tools/demo/story.mjs';
import { Walk } from '../tools/demo/walk.mjs';
import type { Quote } from '../tools/demo/quote-walk.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';
import type { MailedSubmission } from './mailed-application';
import { fillApplication, mailApplication } from './mailed-application';

const COMPANY = {
  address1: '12 Mesa Road',
  city: 'Phoenix',
  state: 'AZ',
  zipCode: '85004',
  phone: '(602) 555-0142',
  domainName: 'mailed.example',
  industryCode: '621210',
  revenue: '$1,200,000',
  noOfEmployeesAll: '12',
  numberOfPersonalRecords: '2,000',
  yearEstablished: '1998',
  ownershipType: 'Private',
  entityType: 'Independent',
  isFranchise: 'No',
};

/** An application that an agent mails, from its fields to a policy of what was entered in them. */
export class MailedWalk extends Walk {
  submission: MailedSubmission;

  constructor(private readonly stack: Stack) {
    super(stack.url, 'P250', () => {});
    this.plan = { ...WALKS.P250, referred: false };
  }

  override async run(): Promise<void> {
    const name = `Mailed ${Date.now().toString(36)} Dental`;
    const from = this.plan.agent;
    const mail = { from, name, pdf: await this.fillIn(name) };
    this.submission = await mailApplication(this.stack, this.agent, mail);
    this.account = await this.agent.get(`/api/account/v1/${this.submission.accountId}`);
    await this.quoteAsAnswered();
    if (this.quote.status === 'REFERRED') await this.underwrite();
    await this.sendAndSign();
    await this.bind();
    this.submission = await until('the bound submission', async () => {
      const found = await this.agent.get<MailedSubmission>(
        `/api/account/v1/submission/${this.submission.id}`,
      );
      return found.status === 'BOUND' && found;
    });
  }

  /** The blank application with the company and its answers. */
  private fillIn(name: string): Promise<Buffer> {
    const answers = ASKED_QUESTIONS.map(({ name: question, kind }) => {
      const given = (SECURE as Record<string, unknown>)[question] ?? false;
      const chosen = PAPER_CHOICES[kind].find((choice) => choice.answer === given);
      return [answerField(question), chosen?.text ?? ''];
    });
    return fillApplication(this.agent, { name, ...COMPANY, ...Object.fromEntries(answers) });
  }

  /** Requests what the client answered on paper: nothing is asked a second time. */
  private async quoteAsAnswered(): Promise<void> {
    const { id } = this.account;
    const { answers } = await this.agent.get<{ answers: object }>(
      `/api/account/v1/questions/answers/${id}`,
    );
    const draft = {
      accountId: id,
      product: this.product,
      effectiveDate: inDays(-3),
      initialRequestData: { limit: 1_000_000, deductible: 25_000, isTriaExcluded: false },
      securityQuestions: answers,
      submissionId: this.submission.id,
    };
    const { id: quoteId } = await until('the account at the quotes', async () => {
      const made = await this.agent.send<{ id: string }>('POST', '/api/quote/v1', draft);
      return made.status === 201 && made.answer;
    });
    const cart = `/api/quote/v1/cart/account/${id}/submit`;
    const { sent } = await this.agent.post<{ sent: [Quote] }>(cart, { quoteIds: [quoteId] });
    this.quote = sent[0];
  }
}
