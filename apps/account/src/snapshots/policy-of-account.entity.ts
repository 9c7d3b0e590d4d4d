import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A policy of an account, as far as it decides whether the account is insured. */
@Entity('policy_of_account')
export class PolicyOfAccount {
  /** Id of the policy. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('boolean')
  ended: boolean;

  /** The day on which it ends; null of policies older than this column. */
  @Column('date', { name: 'end_date', nullable: true })
  endDate: string | null;

  @Column('integer')
  version: number;
}
