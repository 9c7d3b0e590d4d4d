import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CardRate, PanelKind, PanelTerms } from '../domain/vendors/panel';

/** On what terms a vendor works for the house. */
@Entity('vendor_panel')
export class PanelVendor implements PanelTerms {
  @PrimaryColumn('uuid', { name: 'vendor_id' })
  vendorId: string;

  @Column('text')
  kind: PanelKind;

  @Column('text', { array: true })
  states: string[];

  @Column('jsonb')
  rates: CardRate[];
}
