import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Behaviour } from '../domain/local-behaviour';
import type { PaymentMethod } from '../domain/payment-status';
import { minorUnits } from '../snapshots/minor-units';

/** A charge as the local processor remembers it: no card or bank number, only its last four. */
@Entity('local_charge')
export class LocalCharge {
  /** The transaction id of the payment. */
  @PrimaryColumn('text')
  reference: string;

  @Column('text', { name: 'token_id' })
  tokenId: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text')
  method: PaymentMethod;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  @Column('text')
  last4: string;

  @Column('text')
  behaviour: Behaviour;

  @Column('timestamptz')
  made: Date;

  @Column('timestamptz', { name: 'answer_due', nullable: true })
  answerDue: Date | null;

  @Column('integer', { name: 'answers_left' })
  answersLeft: number;
}
