import { Injectable } from '@nestjs/common';
import { Clock, newId } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { ResetMails } from './reset-mails';

/** Takes notes of who wants a reset mail; sending it must not tell by its time who is known. */
@Injectable()
export class ResetRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: ResetMails,
  ) {}

  async add(email: string): Promise<void> {
    await this.dataSource.query(
      'insert into reset_request (id, email, requested, next_try) values ($1, $2, $3, $3)',
      [newId(), email, this.clock.now()],
    );
    this.mails.wake();
  }
}
