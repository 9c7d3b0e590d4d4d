import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LogoKind } from '../domain/logo-crop';

/** A logo of an agency, redrawn by us: nothing of the uploaded file but its pixels is kept. */
@Entity('agency_logo')
export class AgencyLogo {
  @PrimaryColumn('uuid', { name: 'agency_id' })
  agencyId: string;

  @PrimaryColumn('text')
  kind: LogoKind;

  /** What was uploaded to be cropped, or what others see. */
  @PrimaryColumn('text')
  stage: 'UPLOADED' | 'SHOWN';

  /** New with every picture, so that an address never shows another one. */
  @Column('uuid')
  id: string;

  /** PNG. */
  @Column('bytea', { select: false })
  bytes: Buffer;

  @Column('timestamptz')
  created: Date;
}
