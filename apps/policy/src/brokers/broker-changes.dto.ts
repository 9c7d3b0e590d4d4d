import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import {
  IsEmail,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import type { BrokerChangeStatus } from '../domain/brokers/broker-change';
import { BROKER_CHANGE_STATUSES } from '../domain/brokers/broker-change';
import { plainDate, trimmed } from '../policies/query-fields';

const EMAIL_MAX = 254;

/** The letter by which an insured names another broker of record. */
export class BrokerOfRecordRequest {
  /** A policy of the insured; else `accountId`. */
  @IsOptional()
  @IsUUID()
  policyId?: string;

  /** The insured; else one of its policies. */
  @ValidateIf(({ policyId, accountId }: BrokerOfRecordRequest) => !policyId || Boolean(accountId))
  @IsUUID()
  accountId?: string;

  /** The agency that is to serve the insured. */
  @IsUUID()
  agencyId: string;

  /** The person of that agency; without one it is the agency as a whole. */
  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  agentEmail?: string;

  /** The day that the letter names, today or later. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;

  /** The uploaded letter, on the paper of the insured and signed by an officer. */
  @IsUUID()
  docId: string;
}

export class BrokerOfRecordUpdate {
  @IsUUID()
  id: string;

  /** RESCINDED, where the agency of before brought a letter in time. */
  @IsOptional()
  @IsIn(['PENDING', 'RESCINDED'])
  @ApiProperty({ enum: ['PENDING', 'RESCINDED'], required: false })
  status?: 'PENDING' | 'RESCINDED';

  /** Why it is rescinded. */
  @ValidateIf(
    ({ status, reason }: BrokerOfRecordUpdate) => status === 'RESCINDED' || Boolean(reason),
  )
  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(2_000)
  reason?: string;

  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  effectiveDate?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  agentEmail?: string;
}

export class BrokerOfRecordQuery extends PageQuery {
  @IsOptional()
  @IsIn(BROKER_CHANGE_STATUSES)
  status?: BrokerChangeStatus;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  accountId?: string;
}

/** A change of the broker of record, with its clock. */
export class BrokerOfRecord {
  id: string;
  accountId: string;
  /** Null to the new agency until it serves the insured. */
  policyId: string | null;
  policyNumber: string;
  companyName: string;
  fromAgencyId: string | null;
  fromAgencyName: string | null;
  agencyId: string;
  agencyName: string;
  /** Null to the agency of before. */
  agentEmail: string | null;
  @ApiProperty({ enum: BROKER_CHANGE_STATUSES })
  status: BrokerChangeStatus;
  /** The day that the letter names. */
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  /** The day from which the new agency serves the insured. */
  @ApiProperty({ format: 'date' })
  takesEffectOn: string;
  @ApiProperty({ format: 'date' })
  receivedOn: string;
  /** The last day on which a rescission may be brought. */
  @ApiProperty({ format: 'date' })
  rescindBy: string;
  /** The letter of the insured; null to whom it is not shown yet. */
  docId: string | null;
  /** Why it was rescinded. */
  reason: string | null;
  @ApiProperty({ format: 'date-time' })
  created: string;
}
