import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A US state that addresses and licences may name. */
@Entity('state')
export class State {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  abbreviation: string;

  /** Whether clients there are given new quotes. */
  @Column('boolean', { name: 'is_open' })
  isOpen: boolean;
}
