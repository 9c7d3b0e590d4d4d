import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The program that a policy is in, as told by policy; `id` is the policy's. */
@Entity('policy_program')
export class PolicyProgram {
  @PrimaryColumn('uuid')
  id: string;

  /** Null once it has left it. */
  @Column('text', { nullable: true })
  program: string | null;

  @Column('integer')
  version: number;
}
