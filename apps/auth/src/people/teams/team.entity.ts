import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of an organisation that its work can be given to. */
@Entity('team')
export class Team {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text')
  name: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @Column('boolean')
  deleted: boolean;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
