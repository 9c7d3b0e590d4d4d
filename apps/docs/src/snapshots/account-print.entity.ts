import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Agent, Insured } from '../domain/words';

/** What documents print of an account. */
@Entity('account_print')
export class AccountPrint {
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  insured: Insured;

  @Column('jsonb', { nullable: true })
  agent: Agent | null;

  @Column('integer')
  version: number;
}
