import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AutoClear, SubjectivityOwner, SubjectivityStage } from '../domain/subjectivities';

/** A condition that quotes get when their terms are released. */
@Entity('subjectivity_setting')
export class SubjectivitySetting {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  code: string;

  @Column('text')
  title: string;

  @Column('text')
  text: string;

  @Column('text')
  stage: SubjectivityStage;

  @Column('text')
  owner: SubjectivityOwner;

  @Column('text', { array: true })
  evidence: string[];

  /** The factor of the score that meets it by itself. */
  @Column('jsonb', { name: 'auto_clear', nullable: true })
  autoClear: AutoClear | null;

  /** Days from the release; without a date when null. */
  @Column('integer', { name: 'due_days', nullable: true })
  dueDays: number | null;

  /** All when empty. */
  @Column('text', { array: true })
  products: string[];

  /** All when empty. */
  @Column('text', { array: true })
  states: string[];
}
