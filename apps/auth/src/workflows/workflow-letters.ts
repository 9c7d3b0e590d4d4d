import { Injectable } from '@nestjs/common';
import type { Sending } from '@palisade/platform';
import { Config, OutgoingMessages } from '@palisade/platform';
import type { CodeWay } from '../domain/one-time-code';
import { CODE_MS, noPhone } from '../domain/one-time-code';
import { editionUrl } from '../passwords/reset-address';
import type { Workflow } from './workflow.entity';

/** The messages of a one-time-code workflow: first its link, then each code. */
@Injectable()
export class WorkflowLetters {
  constructor(
    private readonly config: Config,
    private readonly messages: OutgoingMessages,
  ) {}

  /** Sends the link that begins the workflow. */
  async sendLink(workflow: Workflow, tx: Sending): Promise<void> {
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const address = editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, workflow.region);
    const { subject, invitation } = wordsOf(workflow);
    const text = [
      `Hello ${workflow.firstName},`,
      invitation,
      `${address}/validate/${workflow.id}`,
      'The page asks for a security code, which we send to this address when you open it.',
    ].join('\n\n');
    await this.messages.mail({ to: workflow.email, subject, text }, tx);
  }

  /** Sends a code; it is nowhere in clear. */
  async sendCode(workflow: Workflow, way: CodeWay, code: string, tx: Sending): Promise<void> {
    if (way === 'SMS') return this.textCode(workflow, code, tx);
    const text = [
      `Hello ${workflow.firstName},`,
      `your security code is ${code}`,
      'It is good for 10 minutes. Nobody of Palisade will ever ask you for it.',
    ].join('\n\n');
    const mail = { to: workflow.email, subject: 'Your Palisade security code', text };
    await this.messages.mail(mail, tx, CODE_MS);
  }

  private async textCode({ phone }: Workflow, code: string, tx: Sending): Promise<void> {
    if (!phone) throw noPhone();
    const text = `${code} is your Palisade security code. It is good for 10 minutes.`;
    await this.messages.text({ to: phone, text }, tx, CODE_MS);
  }
}

function wordsOf(workflow: Workflow): { subject: string; invitation: string } {
  const { accountName, agencyName } = workflow;
  const sender = agencyName ?? 'Your agency';
  if (workflow.flow === 'E_PAY') {
    return {
      subject: `Pay the premium of ${accountName}`,
      invitation: `the cyber policy of ${accountName} is bound. See what is due and pay it here:`,
    };
  }
  if (workflow.flow === 'SURPLUS_NOTICE') {
    return {
      subject: `Attest the surplus lines notice for ${accountName}`,
      invitation: `${sender} names you as the surplus lines broker of a cyber quote for ${accountName}. Read the notice of the state and attest it here:`,
    };
  }
  if (workflow.signs) {
    return {
      subject: `Review & sign the cyber application of ${accountName}`,
      invitation: `${sender} asks you to review and sign the cyber application here:`,
    };
  }
  return {
    subject: `Your cyber quote for ${accountName}`,
    invitation: `${sender} sends you a cyber quote. Review it here:`,
  };
}
