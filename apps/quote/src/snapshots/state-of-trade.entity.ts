import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a state is open to new quotes, as told by account; one that it never told of is. */
@Entity('state_of_trade')
export class StateOfTrade {
  /** Two letters. */
  @PrimaryColumn('text')
  id: string;

  @Column('boolean', { name: 'is_open' })
  isOpen: boolean;

  @Column('integer')
  version: number;
}
