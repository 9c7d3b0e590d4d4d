import { TEXT_LIMITS } from '@palisade/kernel';
import type { NoticeState, Product } from '@palisade/trade';
import { NOTICE_STATES, PRODUCT_CODES } from '@palisade/trade';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { DOC_TYPES } from '../domain/doc-types';
import type { DocType } from '../domain/doc-types';
import type { Visibility } from '../domain/uploads';
import { VISIBILITIES } from '../domain/uploads';

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** What a file is brought for; at most one record. */
export class UploadQuery {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'File name is a required field' })
  @MaxLength(TEXT_LIMITS.documentName)
  docName: string;

  @IsIn(DOC_TYPES, { message: 'Doc type is a required field' })
  docType: DocType;

  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsOptional()
  @IsUUID()
  quoteId?: string;

  @IsOptional()
  @IsUUID()
  policyId?: string;

  @IsOptional()
  @IsUUID()
  claimId?: string;

  /** Of a file for no record, by the provider's staff: its agency; all agencies without one. */
  @IsOptional()
  @IsUUID()
  agencyId?: string;

  @IsOptional()
  @IsIn(PRODUCT_CODES)
  productType?: Product;

  /** Who reads it; everybody who sees the record when left out. */
  @IsOptional()
  @IsIn(VISIBILITIES)
  visibility?: Visibility;

  /** Only its own person sees it, and it goes after a day unless it is updated. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  )
  @IsBoolean()
  temp?: boolean;
}

/** Which notice was signed. */
export class SignedNoticeQuery {
  /** The quote that the notice is of. */
  @IsUUID()
  quoteId: string;

  /** The state of the notice. */
  @IsIn(NOTICE_STATES)
  state: NoticeState;
}

/** Which file. */
export class FileQuery {
  @IsUUID()
  docId: string;
}

/** What of a file is changed; what is left out stays. */
export class UpdateDocumentRequest {
  @IsOptional()
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: 'File name is a required field' })
  @MaxLength(TEXT_LIMITS.documentName)
  docName?: string;

  @IsOptional()
  @IsIn(DOC_TYPES)
  docType?: DocType;

  /** By the provider's staff, of a file for no record; null is for all agencies. */
  @IsOptional()
  @IsUUID()
  agencyId?: string | null;

  @IsOptional()
  @IsIn(VISIBILITIES)
  visibility?: Visibility;
}
