import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A profile picture, redrawn by us: nothing of the uploaded file but its pixels is kept. */
@Entity('picture')
export class Picture {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** What was uploaded to be cropped, or what others see. */
  @PrimaryColumn('text')
  kind: 'UPLOADED' | 'SHOWN';

  /** New with every picture, so that an address never shows another one. */
  @Column('uuid')
  id: string;

  /** WebP. */
  @Column('bytea', { select: false })
  bytes: Buffer;

  @Column('timestamptz')
  created: Date;
}
