import type { Product } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FormStatus } from '../domain/library/form-lifecycle';
import type {
  FormDraft,
  FormRule,
  FormState,
  FormTransaction,
  PaperType,
} from '../domain/library/policy-form';

/** One edition of a form of the library. */
@Entity('policy_form')
export class PolicyForm implements FormDraft {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'form_number' })
  formNumber: string;

  @Column('text')
  edition: string;

  @Column('text')
  name: string;

  @Column('uuid', { name: 'form_type_id' })
  formTypeId: string;

  @Column('text', { name: 'paper_type', nullable: true })
  paperType: PaperType | null;

  @Column('uuid', { name: 'carrier_id', nullable: true })
  carrierId: string | null;

  @Column('text', { name: 'product_types', array: true })
  productTypes: Product[];

  @Column('jsonb')
  states: FormState[];

  @Column('date', { name: 'available_from' })
  availableFrom: string;

  @Column('date', { name: 'available_to', nullable: true })
  availableTo: string | null;

  @Column('text', { array: true })
  transactions: FormTransaction[];

  @Column('text')
  rule: FormRule;

  @Column('text', { name: 'rule_values', array: true })
  ruleValues: string[];

  @Column('integer')
  position: number;

  @Column('boolean', { name: 'is_numbered' })
  isNumbered: boolean;

  @Column('text')
  text: string;

  @Column('text')
  status: FormStatus;

  /** The ids of all who had a part in it: none of them activates it. */
  @Column('uuid', { array: true })
  authors: string[];

  @Column('text', { name: 'proposed_by', nullable: true })
  proposedBy: string | null;

  @Column('timestamptz', { name: 'proposed_at', nullable: true })
  proposedAt: Date | null;

  @Column('text', { name: 'activated_by', nullable: true })
  activatedBy: string | null;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
