import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in and all refresh tokens that follow from it: they live and end together. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  /** The account that the person has entered, with the role there; null in the own organisation. */
  @Column('uuid', { name: 'acting_organization_id', nullable: true })
  actingOrganizationId: string | null;

  @Column('uuid', { name: 'acting_role_id', nullable: true })
  actingRoleId: string | null;

  /** Where the session was begun from. */
  @Column('text')
  address: string;

  /** What the browser or program called itself. */
  @Column('text')
  agent: string;

  @Column('timestamptz')
  created: Date;

  /** When it was last begun or renewed. */
  @Column('timestamptz', { name: 'last_used' })
  lastUsed: Date;

  @Column('timestamptz', { nullable: true })
  ended: Date | null;
}
