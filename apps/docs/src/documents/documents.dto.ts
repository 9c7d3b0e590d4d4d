import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { DOC_TYPES } from '../domain/doc-types';
import type { DocType } from '../domain/doc-types';
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

  @ApiProperty({ enum: PRODUCT_CODES, nullable: true })
  productType: Product | null;

  /** Bytes. */
  size: number;

  contentType: string;
  sha256: string;
  pages: number;
  /** Shared with the record of what was done that made it; null for older documents. */
  correlationId: string | null;
  created: Date;
}

export function toDocumentResponse(document: Document): DocumentResponse {
  const { id: docId, title: docName, product: productType, fileName, docType } = document;
  const { agencyId, accountId, policyId, quoteId } = document;
  const { size, contentType, sha256, pages, correlationId, created } = document;
  return {
    docId,
    docName,
    fileName,
    docType,
    agencyId,
    accountId,
    policyId,
    quoteId,
    productType,
    size,
    contentType,
    sha256,
    pages,
    correlationId,
    created,
  };
}
