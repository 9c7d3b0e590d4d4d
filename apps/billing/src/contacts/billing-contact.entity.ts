import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person to ask about the invoices of an insured, or of one policy. */
@Entity('billing_contact')
export class BillingContact {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('timestamptz')
  created: Date;
}
