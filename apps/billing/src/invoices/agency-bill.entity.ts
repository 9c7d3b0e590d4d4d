import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** The bill of an agency for a month that is over, in one currency, as its statement says it. */
@Entity('agency_bill')
export class AgencyBill {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  /** As it was called when the bill was closed. */
  @Column('text', { name: 'agency_name', nullable: true })
  agencyName: string | null;

  @Column('integer')
  year: number;

  /** 1 to 12. */
  @Column('integer')
  month: number;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  gross: number;

  /** What the agency keeps of it. */
  @Column('bigint', { transformer: minorUnits })
  commission: number;

  @Column('date', { name: 'due_date' })
  dueDate: string;

  /** Its statement, which is printed within moments. */
  @Column('uuid', { name: 'doc_id' })
  docId: string;

  @Column('timestamptz')
  created: Date;
}
