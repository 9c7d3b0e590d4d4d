import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person and the role by which they decide, as told by auth. */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid')
  id: string;

  /** Null until auth tells of the person again, where they were known before names were kept. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text', { name: 'role_name' })
  roleName: string;

  @Column('boolean')
  enabled: boolean;

  @Column('integer')
  version: number;
}
