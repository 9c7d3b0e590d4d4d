import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignedNotice } from '../domain/pages/surplus-notice-page';

/** The surplus lines notice of a quote that its broker attested last. */
@Entity('attested_notice')
export class AttestedNoticeRow {
  /** That of the quote. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('jsonb')
  notice: SignedNotice;
}
