import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { IndustryScheme } from '../domain/industries';

/** A code that an account's industry may be given. */
@Entity('industry_code')
export class IndustryCode {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  scheme: IndustryScheme;

  @Column('text')
  code: string;

  @Column('text', { name: 'primary_industry' })
  primaryIndustry: string;

  @Column('text', { name: 'secondary_industry', nullable: true })
  secondaryIndustry: string | null;

  /** Whether a more detailed code has the same title. */
  @Column('boolean', { name: 'is_duplicate' })
  isDuplicate: boolean;

  /** Its own title in lower case: searches read it. */
  @Column('text', { name: 'search_text', select: false })
  searchText: string;
}
