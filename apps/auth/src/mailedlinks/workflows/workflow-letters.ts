import { Injectable } from '@nestjs/common';
import type { Letter, Sending } from '@palisade/platform';
import { Letters } from '@palisade/platform';
import type { CodeWay } from '../../domain/one-time-code';
import { CODE_MS, noPhone } from '../../domain/one-time-code';
import { letterAgencyOf } from '../letters/letter-agency';
import type { Workflow } from './workflow.entity';

/** A letter that brings a link; one of its flow's own when left out. */
export type LinkLetter = Pick<Letter, 'name' | 'facts'>;

/** Where a link begins, below the host of its edition. */
export const pathOfLink = (id: string): string => `/validate/${id}`;

/** The messages of a one-time-code workflow: first its link, then each code. */
@Injectable()
export class WorkflowLetters {
  constructor(private readonly letters: Letters) {}

  /** Sends the link that begins the workflow. */
  async sendLink(workflow: Workflow, tx: Sending, given?: LinkLetter): Promise<void> {
    const { id, email, firstName: greeted, region, accountName, agencyName } = workflow;
    const facts = { insured: accountName, sender: agencyName ?? { key: 'yourAgency' } };
    const letter = given ?? { name: nameOf(workflow), facts };
    const [path, agency] = [pathOfLink(id), await letterAgencyOf(tx.em, workflow)];
    await this.letters.mail({ ...letter, to: email, greeted, region, path, agency }, tx);
  }

  /** Sends a code; it is nowhere in clear. */
  async sendCode(workflow: Workflow, way: CodeWay, code: string, tx: Sending): Promise<void> {
    const { email, phone, firstName: greeted, region } = workflow;
    const facts = { code, minutes: CODE_MS / 60_000 };
    const letter = { name: 'securityCode', region, facts, lifeMs: CODE_MS };
    if (way !== 'SMS') {
      const agency = await letterAgencyOf(tx.em, workflow);
      return this.letters.mail({ ...letter, to: email, greeted, agency }, tx);
    }
    if (!phone) throw noPhone();
    await this.letters.text({ ...letter, to: phone }, tx);
  }
}

function nameOf({ flow, signs }: Workflow): string {
  switch (flow) {
    case 'SURPLUS_NOTICE':
      return 'surplusNotice';
    case 'RETAIL':
      return 'retailQuote';
    case 'QUOTE':
      return signs ? 'signApplication' : 'reviewQuote';
    case 'E_PAY':
    case 'POLICY':
    case 'CLAIM':
    case 'REINSTATE':
      throw new Error(`A link of ${flow} goes in the letter of an event.`);
  }
}
