import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { IsEmail, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CERTIFICATE_ANSWERS, CERTIFIED_FIELDS } from '../domain/certificates/certificate-answer';
import { plainDate, trimmed } from '../policies/query-fields';

const NAME_MAX = 200;
const EMAIL_MAX = 254;

/** A certificate for a holder, an additional insured, or the insured itself, who gets no mail. */
export class CertificateRequest {
  @IsUUID()
  policyId: string;

  @IsIn(['CERTIFICATE'])
  @ApiProperty({ enum: ['CERTIFICATE'] })
  docType: 'CERTIFICATE';

  /** The holder, who is not added to the policy. */
  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  organizationName?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(NAME_MAX)
  address1?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(100)
  city?: string;

  /** Of addresses in the United States. */
  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string;

  @IsOptional()
  @trimmed()
  @IsString()
  @MaxLength(10)
  zip?: string;

  /** An additional insured of the policy, in place of a holder. */
  @IsOptional()
  @IsUUID()
  additionalInsuredId?: string;

  /** Where the certificate is mailed to; without one to the insured, who hands it on. */
  @IsOptional()
  @trimmed()
  @IsEmail()
  @MaxLength(EMAIL_MAX)
  email?: string;
}

export class CertificateAccepted {
  accepted: boolean;
  /** The paper, which is printed in a moment. */
  docId: string;
  certificateId: string;
  /** Opens to whoever has it what is true of the certificate. */
  code: string;
}

/** A certificate of a policy. */
export class CertificateResponse {
  id: string;
  number: string;
  code: string;
  docId: string;
  /** Null for one that the insured keeps. */
  holderName: string | null;
  isAdditionalInsured: boolean;
  email: string | null;
  @ApiProperty({ format: 'date' })
  asOf: string;
  /** What is true of it today. */
  @ApiProperty({ enum: CERTIFICATE_ANSWERS })
  answer: (typeof CERTIFICATE_ANSWERS)[number];
  issuedBy: string;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** An additional insured of the terms that hold today. */
export class PolicyAdditionalInsured {
  id: string;
  businessName: string;
  /** Null where it was bound before addresses were told. */
  address1: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

export class CertificateCheckQuery {
  /** Of another day than today. */
  @IsOptional()
  @plainDate()
  @ApiProperty({ format: 'date', required: false })
  asOf?: string;
}

/** What is another one than a certificate says; '' where there is none. */
export class CertifiedChangeResponse {
  @ApiProperty({ enum: CERTIFIED_FIELDS })
  field: (typeof CERTIFIED_FIELDS)[number];
  /** Which coverage or endorsement. */
  key: string | null;
  was: string;
  is: string;
}

/** A coverage that a certificate names. */
export class CertifiedCoverage {
  key: string;
  /** As it is written, with its currency. */
  limit: string;
}

/** What a certificate says, and what is true of it on a day. */
export class CertificateCheck {
  number: string;
  /** Null for one that the insured keeps. */
  holderName: string | null;
  isAdditionalInsured: boolean;
  insuredName: string;
  policyNumber: string;
  /** The insurer; null where it was not told. */
  carrierName: string | null;
  product: Product;
  productName: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  @ApiProperty({ format: 'date' })
  endDate: string;
  /** As it is written, with its currency. */
  aggregateLimit: string;
  retention: string;
  coverages: CertifiedCoverage[];
  /** Those of the endorsements that concern its holder. */
  endorsements: string[];
  /** The day of which the certificate is. */
  @ApiProperty({ format: 'date' })
  certifiedOn: string;
  /** The day that was asked for. */
  @ApiProperty({ format: 'date' })
  asOf: string;
  @ApiProperty({ enum: CERTIFICATE_ANSWERS })
  answer: (typeof CERTIFICATE_ANSWERS)[number];
  /** Since when it is so; null where it is true. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  since: string | null;
  changes: CertifiedChangeResponse[];
  /** A notice of cancellation was given for this day. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  noticeEnds: string | null;
}
