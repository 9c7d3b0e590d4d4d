import { Injectable } from '@nestjs/common';
import { afterCommit, Clock, newId } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { RequestedPurpose } from '../../people/onetimelinks/one-time-link.entity';
import { ResetMails } from './reset-mails';

/** Takes notes of who wants a mail with a link; sending it must not tell by its time who is known. */
@Injectable()
export class ResetRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: ResetMails,
  ) {}

  async add(email: string, purpose: RequestedPurpose = 'PASSWORD'): Promise<void> {
    await this.dataSource.query(
      `insert into reset_request (id, email, purpose, requested, next_try)
       values ($1, $2, $3, $4, $4)`,
      [newId(), email, purpose, this.clock.now()],
    );
    afterCommit(() => this.mails.wake());
  }
}
