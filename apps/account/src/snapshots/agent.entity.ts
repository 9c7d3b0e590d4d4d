import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of an agency, as told by auth. */
@Entity('agent')
export class Agent {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text')
  name: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName: string | null;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  npn: string | null;

  @Column('uuid', { name: 'team_ids', array: true })
  teamIds: string[];

  @Column('boolean')
  enabled: boolean;

  @Column('integer')
  version: number;
}
