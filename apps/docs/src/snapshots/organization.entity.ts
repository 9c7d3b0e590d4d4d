import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The name of an organisation: documents name the insurer. */
@Entity('organization')
export class Organization {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('integer')
  version: number;
}
