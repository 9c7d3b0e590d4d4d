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

  @Column('integer')
  version: number;
}
