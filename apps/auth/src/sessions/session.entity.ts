import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One sign-in and all refresh tokens that follow from it: they live and end together. */
@Entity('session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz', { nullable: true })
  ended: Date | null;
}
