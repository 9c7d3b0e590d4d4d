import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Subjectivity } from '../domain/lifecycle/issue-guards';

/** What issuing waits for, as told by quote; the id is that of the quote. */
@Entity('issue_condition')
export class IssueCondition {
  @PrimaryColumn('uuid')
  id: string;

  /** Null until the application is signed. */
  @Column('timestamptz', { name: 'signed_at', nullable: true })
  signedAt: Date | null;

  /** Null until quote has told of them. */
  @Column('jsonb', { nullable: true })
  subjectivities: Subjectivity[] | null;

  @Column('integer')
  version: number;
}
