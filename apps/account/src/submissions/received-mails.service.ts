import { Injectable } from '@nestjs/common';
import { regionOfCountry, REGIONS } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { DomainClock, newId } from '@palisade/platform';
import type { NamedAccount } from '../accounts/account-named-in';
import { addSubmission, agencyOf, BLANK } from './new-submission';
import { Submission } from './submission.entity';

/** What came by mail, of whose agency it is, and the account that its subject names. */
export interface ReceivedMail {
  msgId: string;
  agencyId: string;
  account: NamedAccount | null;
  accountName: string;
}

/** Takes in what agents send by mail. */
@Injectable()
export class ReceivedMailsService {
  constructor(private readonly clock: DomainClock) {}

  /** Takes in what came by mail; a message is one submission. */
  async receive(tx: Tx, { msgId, agencyId, account, accountName }: ReceivedMail): Promise<void> {
    const known = await tx.em.existsBy(Submission, { msgId });
    if (known) return;
    const { region } = await agencyOf(tx.em, agencyId);
    const now = this.clock.now();
    await addSubmission(tx, {
      ...BLANK,
      id: newId(),
      msgId,
      accountId: account?.id ?? null,
      accountName,
      agencyId,
      businessType: 'New Business',
      status: 'NEW',
      operationalStatus: 'UNASSIGNED',
      currency: REGIONS[account ? regionOfCountry(account.country) : region].currency,
      created: now,
      modified: now,
    });
  }
}
