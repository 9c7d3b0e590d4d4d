import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of the provider, as told by auth. */
@Entity('staff_person')
export class StaffPerson {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('boolean')
  enabled: boolean;

  @Column('integer')
  version: number;
}
