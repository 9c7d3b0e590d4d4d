import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote that a person has put aside until a time; only that person's lists know of it. */
@Entity('quote_snooze')
export class QuoteSnooze {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('uuid', { name: 'quote_id' })
  quoteId: string;

  @Column('timestamptz')
  until: Date;
}
