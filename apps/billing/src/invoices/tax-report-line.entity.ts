import type { Currency } from '@palisade/kernel';
import type { Market } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** What an issued policy adds to the report of taxes and stamping fees; `id` is the policy's. */
@Entity('tax_report_line')
export class TaxReportLine {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  @Column('text', { nullable: true })
  state: string | null;

  @Column('text')
  market: Market;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  premium: number;

  @Column('bigint', { name: 'surplus_line_tax', transformer: minorUnits })
  surplusLineTax: number;

  @Column('bigint', { name: 'surplus_stamping_fee', transformer: minorUnits })
  surplusStampingFee: number;

  @Column('bigint', { transformer: minorUnits })
  ipt: number;

  @Column('text', { name: 'broker_name', nullable: true })
  brokerName: string | null;

  @Column('text', { name: 'license_number', nullable: true })
  licenseNumber: string | null;

  @Column('date', { name: 'reported_on' })
  reportedOn: string;
}
