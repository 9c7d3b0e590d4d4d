import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user, as told by auth: an agent of quotes, or an underwriter with a level. */
@Entity('person')
export class Person {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('integer', { name: 'authority_level', nullable: true })
  authorityLevel: number | null;

  @Column('boolean')
  enabled: boolean;

  @Column('integer')
  version: number;
}
