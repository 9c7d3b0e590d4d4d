import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StatementPrint } from '../domain/pages/commission-page';

/** The documents of the commission of an agency for a month, in one currency. */
@Entity('commission_statement')
export class CommissionStatement {
  /** Of the statement. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('integer')
  year: number;

  /** 1 to 12. */
  @Column('integer')
  month: number;

  @Column('text')
  currency: Currency;

  /** What it was printed of; null where that was not kept. */
  @Column('jsonb', { nullable: true })
  statement: StatementPrint | null;

  @Column('uuid', { name: 'pdf_id' })
  pdfId: string;

  @Column('uuid', { name: 'csv_id' })
  csvId: string;
}
