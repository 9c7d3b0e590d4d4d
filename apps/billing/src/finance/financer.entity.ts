import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A premium processor, as told by auth. */
@Entity('financer')
export class Financer {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  region: 'US' | 'UK' | null;

  @Column('boolean')
  deleted: boolean;

  @Column('integer')
  version: number;
}
