import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsOptional } from 'class-validator';
import type { LeadSource, LeadStatus } from '../domain/lead';
import { LEAD_SOURCES, LEAD_STATUSES } from '../domain/lead';
import type { Lead } from './lead.entity';

export class LeadSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(LEAD_STATUSES)
  status?: LeadStatus;

  @IsOptional()
  @IsIn(LEAD_SOURCES)
  source?: LeadSource;
}

/** A client as the sales people follow it. */
export class LeadResponse {
  id: string;
  accountId: string;
  companyName: string;

  @IsIn(LEAD_SOURCES)
  source: LeadSource;

  @IsIn(LEAD_STATUSES)
  status: LeadStatus;

  /** When it was last told from its account. */
  @ApiProperty({ format: 'date-time' })
  synced: string;
}

export const toLead = ({ id, accountId, companyName, source, status, synced }: Lead) => ({
  id,
  accountId,
  companyName,
  source,
  status,
  synced: synced.toISOString(),
});

/** The header of the answer that a lead was carried. */
export const LEAD_ADDRESS = {
  Location: {
    description: 'Where the lead stands among those of the company.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const;
