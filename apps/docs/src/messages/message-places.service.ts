import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { In } from 'typeorm';
import { Document } from '../documents/document.entity';
import { publishUploaded } from '../uploads/upload-events';
import { DocMessage } from './doc-message.entity';
import { MailArrivals } from './mail-arrivals';

/** Where mails belong: to the submission that they became, and their files to who sent them. */
@Injectable()
export class MessagePlacesService {
  constructor(private readonly arrivals: MailArrivals) {}

  async follow(data: EventData<'submission.status-changed.v1'>, tx: Tx): Promise<void> {
    const { msgId, submissionId, accountId, agencyId, status, scope } = data;
    if (!msgId) return;
    const message = await tx.em.findOneBy(DocMessage, { msgId });
    if (!message) return;
    const isGone = status === 'DELETED';
    if (isGone && message.submissionId !== submissionId) return;
    const place = isGone ? { submissionId: null, accountId: null } : { submissionId, accountId };
    await tx.em.update(DocMessage, { msgId }, place);
    // Whoever made a submission of a mail that was laid aside by hand is done with it.
    if (message.triageReason === 'LAID_ASIDE') await this.arrivals.settle(msgId, !isGone, tx.em);
    const theirs = { agencyId, accountId, teamIds: scope.teamIds, visibility: 'TRADE' as const };
    const files = await tx.em.findBy(Document, { id: In(message.docIds) });
    for (const file of files) {
      const moved: Document = { ...file, ...(isGone ? PROVIDERS : theirs) };
      if (file.agencyId === moved.agencyId && file.accountId === moved.accountId) continue;
      await tx.em.save(Document, moved);
      await publishUploaded(tx, moved);
    }
  }
}

/** What belongs to no submission is for the provider's people alone. */
const PROVIDERS = {
  agencyId: null,
  accountId: null,
  teamIds: [],
  visibility: 'STAFF' as const,
};
