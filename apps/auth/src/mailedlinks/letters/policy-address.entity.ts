import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** To whom letters about a policy go, as its binder or its issue told last. */
@Entity('policy_address')
export class PolicyAddress {
  @PrimaryColumn('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'account_name' })
  accountName: string;

  @Column('uuid', { name: 'agency_id', nullable: true })
  agencyId: string | null;

  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text')
  product: Product;

  /** The agency pays and collects: the policyholder is asked for no money. Null: no binder said. */
  @Column('boolean', { name: 'agency_billed', nullable: true })
  agencyBilled: boolean | null;

  @Column('date', { name: 'end_date' })
  endDate: string;
}
