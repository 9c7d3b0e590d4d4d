import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FactorScores } from '@palisade/trade';

/** The means of an industry on a day; a factor that too few know is absent. */
@Entity('industry_mean')
export class IndustryMean {
  @PrimaryColumn('text')
  country: string;

  /** The first two digits of the code. */
  @PrimaryColumn('text')
  prefix: string;

  @PrimaryColumn('date')
  day: string;

  @Column('jsonb')
  factors: Partial<FactorScores>;

  /** How many accounts they are the means of. */
  @Column('integer')
  accounts: number;
}
