import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What row scope needs of an insured company, as told by account. */
@Entity('account')
export class Account {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('integer')
  version: number;
}
