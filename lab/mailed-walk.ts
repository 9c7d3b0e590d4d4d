import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { answerField, ASKED_QUESTIONS, PAPER_CHOICES } from '@palisade/trade';
import { fillForm } from '../apps/docs/src/rendering/fill-form.fixture';
import { until } from '../tools/demo/caller.mjs';
import { inDays, SECURE, WALKS } from '../tools/demo/story.mjs';
import { Walk } from '../tools/demo/walk.mjs';
import type { Quote } from '../tools/demo/quote-walk.mjs';
import { DEMO_MAIL_HOST } from '../tools/start/environment.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';

const LINE = 76;

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

interface Submission {
  id: string;
  accountId: string | null;
  status: string;
}

/** An application that an agent mails, from its fields to a policy of what was entered in them. */
export class MailedWalk extends Walk {
  submission: Submission;

  constructor(private readonly stack: Stack) {
    super(stack.url, 'P250', () => {});
    this.plan = { ...WALKS.P250, referred: false };
  }

  override async run(): Promise<void> {
    const name = `Mailed ${Date.now().toString(36)} Dental`;
    await this.mail(name, await this.fillIn(name));
    const path = `/api/account/v1/submission/search?search=${encodeURIComponent(name)}`;
    this.submission = await until('the submission', async () => {
      const { content } = await this.agent.get<{ content: Submission[] }>(path);
      return content[0];
    });
    this.account = await this.agent.get(`/api/account/v1/${this.submission.accountId}`);
    await this.quoteAsAnswered();
    if (this.quote.status === 'REFERRED') await this.underwrite();
    await this.sendAndSign();
    await this.bind();
    this.submission = await until('the bound submission', async () => {
      const found = await this.agent.get<Submission>(
        `/api/account/v1/submission/${this.submission.id}`,
      );
      return found.status === 'BOUND' && found;
    });
  }

  /** The blank application with the company and its answers. */
  private async fillIn(name: string): Promise<Buffer> {
    const answer = await fetch(`${this.url}/api/docs/v1/blank-application`, {
      headers: { authorization: `Bearer ${this.agent.token}` },
    });
    const answers = ASKED_QUESTIONS.map(({ name: question, kind }) => {
      const given = (SECURE as Record<string, unknown>)[question] ?? false;
      const chosen = PAPER_CHOICES[kind].find((choice) => choice.answer === given);
      return [answerField(question), chosen?.text ?? ''];
    });
    const texts = { name, ...COMPANY, ...Object.fromEntries(answers) };
    return fillForm(new Uint8Array(await answer.arrayBuffer()), texts);
  }

  /** Lays a mail of the agent where mails come in. */
  private async mail(subject: string, pdf: Buffer): Promise<void> {
    const folder = path.join(this.stack.dataDir, 'mail-in');
    const [, domain] = this.plan.agent.split('@');
    const lines = [
      `Authentication-Results: ${DEMO_MAIL_HOST}; dmarc=pass header.from=${domain}`,
      `Received: from mail.${domain} by ${DEMO_MAIL_HOST}; Thu, 01 Jan 2026 09:00:00 +0000`,
      `From: <${this.plan.agent}>`,
      `Subject: ${subject}`,
      `Message-ID: <${randomUUID()}@mail.example>`,
      'MIME-Version: 1.0',
      'Content-Type: application/pdf; name="application.pdf"',
      'Content-Disposition: attachment; filename="application.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      ...(pdf.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []),
      '',
    ];
    await fs.mkdir(folder, { recursive: true });
    const file = path.join(folder, `${randomUUID()}.eml`);
    await fs.writeFile(`${file}.part`, lines.join('\r\n'));
    await fs.rename(`${file}.part`, file);
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
