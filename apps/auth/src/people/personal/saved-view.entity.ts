import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that a person keeps under a name. */
@Entity('saved_view')
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The list that it belongs to. */
  @Column('text')
  screen: string;

  @Column('text')
  name: string;

  /** The query of the list's address. */
  @Column('text')
  query: string;

  @Column('timestamptz')
  created: Date;
}
