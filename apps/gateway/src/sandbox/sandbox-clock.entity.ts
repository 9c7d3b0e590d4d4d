import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The clock of a tenant: it stands until it is moved. */
@Entity('sandbox_clock')
export class SandboxClock {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'organization_id' })
  organizationId: string;

  /** What every service goes by. */
  @Column('timestamptz')
  now: Date;

  /** What it is being moved to; null when nobody moves it. */
  @Column('timestamptz', { name: 'moving_to', nullable: true })
  movingTo: Date | null;

  /** When that began, by the machine's time. */
  @Column('timestamptz', { name: 'moving_since', nullable: true })
  movingSince: Date | null;
}
