import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A word by which an agency sorts its accounts. */
@Entity('tag')
export class Tag {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'agency_id' })
  agencyId: string;

  @Column('text')
  name: string;

  /** The name in lower case: lists are ordered and searched by it. */
  @Column('text', { name: 'sort_name', select: false })
  sortName: string;

  /** As CSS writes it: #1677ff. */
  @Column('text', { nullable: true })
  color: string | null;

  @Column('timestamptz')
  created: Date;
}
