import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An agency, as told by account. */
@Entity('agency')
export class Agency {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  currency: Currency;

  @Column('integer')
  version: number;
}
