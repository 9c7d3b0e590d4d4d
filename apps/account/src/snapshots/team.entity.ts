import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A team of a tenant, as told by auth. */
@Entity('team')
export class Team {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text')
  name: string;

  /** It gets what names no team. */
  @Column('boolean', { name: 'is_default' })
  isDefault: boolean;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
