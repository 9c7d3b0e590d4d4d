import type { Region } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RateBookStatus } from '../domain/books/book-lifecycle';
import type { GoldenCase } from '../domain/books/golden-case';
import type { RateBook } from '../domain/books/rate-tables';

/** What a version rates by; its keys keep their order, which is that of the answers. */
export type BookTables = Pick<
  RateBook,
  'tables' | 'productOverrides' | 'stateOverrides' | 'hazards'
>;

/** A version of a rate book. */
@Entity('rate_book')
export class RateBookRow {
  @PrimaryColumn('uuid')
  id: string;

  /** The same for every version: cyber-us. */
  @Column('text')
  code: string;

  @Column('text')
  version: string;

  @Column('text')
  region: Region;

  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('text')
  status: RateBookStatus;

  /** Version that a draft was begun from. */
  @Column('text', { name: 'based_on', nullable: true })
  basedOn: string | null;

  @Column('text')
  note: string;

  @Column('json')
  content: BookTables;

  @Column('json')
  cases: GoldenCase[];

  /** Of everything that a rating by it depends on; set when it becomes active. */
  @Column('text', { nullable: true })
  sha256: string | null;

  /** Everybody who edited or proposed it: none of them may activate it. */
  @Column('uuid', { array: true })
  authors: string[];

  @Column('text', { name: 'proposed_by', nullable: true })
  proposedBy: string | null;

  @Column('timestamptz', { name: 'proposed_at', nullable: true })
  proposedAt: Date | null;

  @Column('text', { name: 'activated_by', nullable: true })
  activatedBy: string | null;

  @Column('timestamptz', { name: 'activated_at', nullable: true })
  activatedAt: Date | null;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}

/** The book of a row, as the rules of rating know it. */
export const bookOfRow = (row: Omit<RateBookRow, 'cases'>): RateBook => ({
  id: row.code,
  version: row.version,
  region: row.region,
  effectiveFrom: row.effectiveFrom,
  effectiveTo: row.effectiveTo,
  sha256: row.sha256,
  ...row.content,
});
