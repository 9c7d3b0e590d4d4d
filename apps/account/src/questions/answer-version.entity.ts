import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SecurityAnswers } from '@palisade/trade';

/** The answers of a client as they were at a time, with who gave them. */
@Entity('answer_version')
export class AnswerVersion {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('jsonb')
  answers: SecurityAnswers;

  /** The questions that were answered otherwise before, or not at all. */
  @Column('text', { array: true })
  changed: string[];

  /** The quote whose request told them; null when they were saved by themselves. */
  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  /** Whoever gave them, by name; null for a quote that came as an event. */
  @Column('text', { name: 'given_by', nullable: true })
  givenBy: string | null;

  @Column('timestamptz')
  given: Date;
}
