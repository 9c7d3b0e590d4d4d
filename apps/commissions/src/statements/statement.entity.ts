import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatementStatus } from '../domain/statement-status';
import { minorUnits } from '../snapshots/minor-units';

/** What an agency is to be paid for a month, in one currency. */
@Entity('statement')
export class Statement {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('integer')
  year: number;

  @Column('integer')
  month: number;

  @Column('text')
  currency: Currency;

  /** Carried forward from the month before. */
  @Column('bigint', { transformer: minorUnits })
  opening: number;

  /** The sum of the lines. */
  @Column('bigint', { transformer: minorUnits })
  earned: number;

  @Column({ type: 'bigint', transformer: minorUnits, insert: false, update: false })
  total: number;

  @Column('text')
  status: StatementStatus;

  @Column('date', { name: 'closes_on' })
  closesOn: string;

  @Column('uuid', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @Column('date', { name: 'paid_on', nullable: true })
  paidOn: string | null;

  @Column('uuid', { name: 'doc_id', nullable: true })
  docId: string | null;

  /** Whether its paper was asked for: with its closing, or afterwards. */
  @Column('boolean', { name: 'paper_asked' })
  paperAsked: boolean;

  @Column('timestamptz')
  created: Date;
}
