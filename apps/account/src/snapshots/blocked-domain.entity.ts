import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A domain that no client may name as its own, as told by auth. */
@Entity('blocked_domain')
export class BlockedDomain {
  /** The domain itself, in lower case. */
  @PrimaryColumn('text')
  id: string;

  @Column('boolean')
  blocked: boolean;

  @Column('integer')
  version: number;
}
