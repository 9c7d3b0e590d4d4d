import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ScoreOfRating } from '../domain/rated-score';
import type { Charges, QuoteRating, RatingFlag } from '../domain/quote-rating';

/** A rating of a quote with all it takes to replay it; rows are only added. */
@Entity('rating')
export class Rating {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'quote_id' })
  quoteId: string;

  /** The body of the calculator call. */
  @Column('jsonb')
  input: object;

  /** What the score in it was made from; null for what was rated before this was kept. */
  @Column('jsonb', { nullable: true })
  score: ScoreOfRating | null;

  @Column('text', { name: 'input_hash' })
  inputHash: string;

  @Column('jsonb', { name: 'rate_book' })
  rateBook: QuoteRating['rateBook'];

  /** Null where no surplus lines tax is due, and for what was rated before it was kept. */
  @Column('jsonb', { name: 'surplus_tax', nullable: true })
  surplusTax: QuoteRating['surplusTax'];

  /** Version of the rater's arithmetic. */
  @Column('text')
  engine: string;

  @Column('text', { name: 'irpm_modifier' })
  irpmModifier: string;

  @Column('jsonb')
  coverages: QuoteRating['coverages'];

  @Column('jsonb')
  charges: Charges;

  @Column('jsonb')
  flags: RatingFlag[];

  @Column('jsonb')
  lines: QuoteRating['lines'];

  @Column('timestamptz')
  rated: Date;
}
