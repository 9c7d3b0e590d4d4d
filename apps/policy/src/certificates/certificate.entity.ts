import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Holder } from '../domain/certificates/holder';
import type { Terms } from '../domain/history/policy-stack';

/** What a policy covered on a day, as somebody was told; it is never changed. */
@Entity('certificate')
export class Certificate {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text')
  number: string;

  /** Opens to whoever has it what is true of it. */
  @Column('text')
  code: string;

  @Column('uuid', { name: 'doc_id' })
  docId: string;

  /** Null for one that the insured keeps. */
  @Column('jsonb', { nullable: true })
  holder: Holder | null;

  @Column('uuid', { name: 'additional_insured_id', nullable: true })
  additionalInsuredId: string | null;

  /** Where its holder is written to; null where nobody is. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { name: 'insured_name' })
  insuredName: string;

  @Column('jsonb')
  terms: Terms;

  /** The day of which the terms are. */
  @Column('date', { name: 'as_of' })
  asOf: string;

  @Column('date', { name: 'cover_ends' })
  coverEnds: string;

  @Column('text', { name: 'issued_by' })
  issuedBy: string;

  @Column('timestamptz')
  created: Date;
}
