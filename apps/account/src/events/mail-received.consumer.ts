import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import { startOf } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { accountNamedIn } from '../accounts/account-named-in';
import { Agent } from '../snapshots/agent.entity';
import { MailedApplicationsService } from '../submissions/mailed-applications.service';
import { ReceivedMailsService } from '../submissions/received-mails.service';

const NAME_MAX = 200;

/**
 * The mail of an agent is a submission of the agency, with the client of an application that
 * comes with it; that of anybody else waits to be looked at.
 */
@Injectable()
export class MailReceivedConsumer {
  constructor(
    private readonly mails: ReceivedMailsService,
    private readonly applications: MailedApplicationsService,
  ) {}

  @Consumes('mail.received.v1')
  async handle({ data }: CloudEvent<'mail.received.v1'>, tx: Tx): Promise<void> {
    const { msgId, fromEmail, subject, application } = data;
    const agents = await tx.em.findBy(Agent, { email: fromEmail.toLowerCase(), enabled: true });
    // An address of two agencies says not whose mail it is.
    const agencyIds = [...new Set(agents.map(({ organizationId }) => organizationId))];
    const [agencyId] = agencyIds;
    if (agencyIds.length !== 1) return;
    const applied = application && (await this.applications.take(tx, application, agents[0]));
    const account = applied ?? (await accountNamedIn(tx.em, { agencyId, text: subject }));
    const accountName = account?.name ?? (startOf(subject.trim(), NAME_MAX) || fromEmail);
    await this.mails.receive(tx, { msgId, agencyId, account, accountName });
  }
}
