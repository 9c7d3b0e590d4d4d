import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One call that was made with an API key. */
@Entity('api_activity')
export class ApiActivity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'api_client_id' })
  apiClientId: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  @Column('text')
  method: string;

  /** Without its query, which may hold names and addresses. */
  @Column('text')
  path: string;

  @Column('integer')
  status: number;

  @Column('integer', { name: 'duration_ms' })
  durationMs: number;

  @Column('timestamptz')
  created: Date;
}
