import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** What the local processor was asked to pay out; it moves no money. */
@Entity('local_payout')
export class LocalPayout {
  @PrimaryColumn('text')
  reference: string;

  @Column('text')
  payee: string;

  @Column('text', { nullable: true })
  returns: string | null;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('text')
  currency: Currency;

  /** When it says that it was paid out. */
  @Column('timestamptz', { name: 'answer_due' })
  answerDue: Date;
}
