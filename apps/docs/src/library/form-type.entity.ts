import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A kind of form, as people sort them. */
@Entity('form_type')
export class FormType {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
