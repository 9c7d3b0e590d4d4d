import { ApiProperty } from '@nestjs/swagger';
import type { JobStatus } from '@palisade/platform';
import { JOB_STATUSES } from '@palisade/platform';
import { IsBoolean, IsOptional } from 'class-validator';

export class ScanAccountRequest {
  /**
   * Whoever asks answers for it that the domain is the insured's. Needed once for a domain that
   * nobody typed.
   */
  @IsOptional()
  @IsBoolean()
  isDomainAttested?: boolean;

  /** The insured consents to have ports tried, or no longer does; kept until it is told anew. */
  @IsOptional()
  @IsBoolean()
  hasPortConsent?: boolean;
}

export class ScanStartedResponse {
  scanId: string;
  @ApiProperty({ enum: JOB_STATUSES })
  status: JobStatus;
}

/** What a check found out of one signal, and by what. */
export class ScanFindingResponse {
  /** Its name in the model of the score. */
  signal: string;
  /** What was found: one of a few words, a count, or the faults of headers. */
  @ApiProperty({
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
  })
  value: string | number | readonly string[];
  asked: string;
  answered: string;
  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ScanResponse extends ScanStartedResponse {
  domainName: string;
  hasPortConsent: boolean;
  /** Steps that are done; a scan whose process has died begins again. */
  @ApiProperty({ type: 'integer' })
  done: number;
  /** Steps in all; null until that is known. */
  @ApiProperty({ type: 'integer', nullable: true })
  total: number | null;
  /** Why it ended without findings. */
  problem: string | null;
  @ApiProperty({ format: 'date-time' })
  asked: string;
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  finished: string | null;
  findings: ScanFindingResponse[];
}

/** The header that leads to a scan. */
export const SCAN_ADDRESS = {
  Location: {
    description: 'Where the scan tells how far it is, and in the end what it found.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const;
