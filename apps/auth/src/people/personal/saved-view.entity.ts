import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that a person keeps under a name, alone or for the organisation. */
@Entity('saved_view')
export class SavedView {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The owner's; null for those of people from before it was kept. */
  @Column('uuid', { name: 'organization_id', nullable: true })
  organizationId: string | null;

  /** The list that it belongs to. */
  @Column('text')
  screen: string;

  @Column('text')
  name: string;

  /** The query of the list's address. */
  @Column('text')
  query: string;

  /** Whether everybody of the organisation sees it. */
  @Column('boolean', { name: 'is_shared' })
  isShared: boolean;

  @Column('timestamptz')
  created: Date;
}
