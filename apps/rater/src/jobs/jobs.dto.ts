import { ApiProperty } from '@nestjs/swagger';
import type { Job, JobStatus, Problem } from '@palisade/platform';
import { JOB_STATUSES } from '@palisade/platform';
import { DislocationResponse } from '../books/dislocation.dto';

/** How far the comparison of a version has come, and in the end what it found. */
export class DislocationJobResponse {
  id: string;
  @ApiProperty({ enum: JOB_STATUSES })
  status: JobStatus;
  /** Risks that are compared; a job whose process has died begins again. */
  @ApiProperty({ type: 'integer' })
  done: number;
  /** Risks in all; null until that is known. */
  @ApiProperty({ type: 'integer', nullable: true })
  total: number | null;
  /** What was found, once the job is done. */
  @ApiProperty({ type: DislocationResponse, nullable: true })
  result: DislocationResponse | null;
  /** Why the job failed, or which part that is away it waits for. */
  @ApiProperty({ nullable: true, allOf: [{ $ref: '#/components/schemas/Problem' }] })
  problem: Problem | null;
  created: Date;
}

/** The header that leads to a job. */
export const JOB_ADDRESS = {
  Location: {
    description: 'Where the job tells how far it is, and in the end what it found.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const;

export const toDislocationJob = ({ kind: _, result, ...job }: Job): DislocationJobResponse => ({
  ...job,
  result: result as DislocationResponse | null,
});
