import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FeatureFlagKey } from '../domain/feature-flags';

@Entity('feature_flag')
export class FeatureFlag {
  @PrimaryColumn('text')
  key: FeatureFlagKey;

  @Column('boolean')
  enabled: boolean;

  @Column('timestamptz')
  modified: Date;

  @Column('uuid', { name: 'modified_by', nullable: true })
  modifiedBy: string | null;
}
