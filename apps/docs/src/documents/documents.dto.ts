import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DOC_TYPES } from '../domain/doc-types';
import type { DocType } from '../domain/doc-types';
import type { Visibility } from '../domain/uploads';
import { VISIBILITIES } from '../domain/uploads';
import type { Document } from './document.entity';

export class AccountDocumentsQuery extends PageQuery {
  @IsOptional()
  @IsIn(DOC_TYPES)
  docType?: DocType;
}

export class DocumentsQuery extends AccountDocumentsQuery {
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsUUID()
  quoteId?: string;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  claimId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  productType?: Product;
}

export class DownloadQuery {
  @IsUUID()
  docId: string;
}

export class ReceiptQuery {
  /** The payment; the last one when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  transactionId?: string;
}

/** Formats that a statement of commission is kept in. */
export const STATEMENT_FORMATS = ['pdf', 'csv'] as const;

export class CommissionStatementQuery {
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  year: number;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(12)
  month: number;

  /** For the provider's staff; an agency has its own alone. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  /** Where an agency is paid in two; the first of them when left out. */
  @IsOptional()
  @IsIn(['USD', 'GBP'])
  currency?: 'USD' | 'GBP';

  /** A PDF when left out. */
  @IsOptional()
  @IsIn(STATEMENT_FORMATS)
  format?: (typeof STATEMENT_FORMATS)[number];
}

export class DocTypesQuery {
  /** Only kinds that belong to a claim, or only the others; all when left out. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  )
  @IsBoolean()
  claim?: boolean;
}

export class DocTypeResponse {
  @ApiProperty({ enum: DOC_TYPES })
  docType: DocType;

  label: string;

  /** Whether documents of this kind belong to a claim. */
  claim: boolean;

  /** For how many years those of a quote that was not bought are kept; null for always. */
  keptYears: number | null;
}

export class DocumentResponse {
  docId: string;
  docName: string;
  fileName: string;

  @ApiProperty({ enum: DOC_TYPES })
  docType: DocType;

  agencyId: string | null;
  accountId: string | null;
  policyId: string | null;
  quoteId: string | null;
  claimId: string | null;

  @ApiProperty({ enum: PRODUCT_CODES, nullable: true })
  productType: Product | null;

  /** Bytes. */
  size: number;

  contentType: string;
  sha256: string;
  /** 0 where pages are not counted: of files that people brought. */
  pages: number;

  /** Printed by the platform, or brought by people. */
  @ApiProperty({ enum: ['PRINTED', 'UPLOADED'] })
  source: Document['source'];

  /** Who reads it: the policyholder too, those who sell and underwrite, the provider's staff. */
  @ApiProperty({ enum: VISIBILITIES })
  visibility: Visibility;

  /** Who brought it; null of what was printed, and for policyholders of files of the staff. */
  uploadedByName: string | null;
  temp: boolean;
  /** Whether the caller may change and, with the permission, delete it. */
  isOwn: boolean;
  /** Shared with the record of what was done that made it; null for older documents. */
  correlationId: string | null;
  created: Date;
}

export function toDocumentResponse(document: Document, actor: Actor): DocumentResponse {
  const { id: docId, title: docName, product: productType, ...kept } = document;
  const { fileName, docType, agencyId, accountId, policyId, quoteId, claimId } = kept;
  const { size, contentType, sha256, pages, source, visibility, temp } = kept;
  const { correlationId, created, uploadedFor } = kept;
  const isStaff = actor.accountType === 'COWBELL';
  const isOfOthers = uploadedFor !== actor.organizationId && uploadedFor !== agencyId;
  return {
    docId,
    docName,
    fileName,
    docType,
    agencyId,
    accountId,
    policyId,
    quoteId,
    claimId,
    productType,
    size,
    contentType,
    sha256,
    pages,
    source,
    visibility,
    uploadedByName: isOfOthers && !isStaff ? null : kept.uploadedByName,
    temp,
    isOwn: source === 'UPLOADED' && (isStaff || uploadedFor === actor.organizationId),
    correlationId,
    created,
  };
}
