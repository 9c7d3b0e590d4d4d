import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tenant, as told by auth; quotes show the names of agencies. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('integer')
  version: number;
}
