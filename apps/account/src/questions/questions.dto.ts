import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import {
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
} from 'class-validator';

const SCALARS = ['boolean', 'number', 'string'];
const ANSWERS = {
  type: 'object' as const,
  additionalProperties: { oneOf: SCALARS.map((type) => ({ type })) },
};

export class QuestionsQuery {
  @IsOptional()
  @IsIn(PRODUCT_CODES)
  product?: Product;
}

export class FormParams {
  @IsIn(PRODUCT_CODES)
  productType: Product;
}

export class FormQuery {
  /** The day from which a quote would run. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  effectiveDate?: string;

  @IsOptional()
  @IsString()
  @MaxLength(2)
  state?: string;
}

export class AnswersQuery {
  @IsOptional()
  @IsIn(PRODUCT_CODES)
  productType?: Product;
}

export class QuestionResponse {
  key: string;
  label: string;
  @ApiProperty({ enum: ['boolean', 'choice', 'text'] })
  type: 'boolean' | 'choice' | 'text';
  /** What can be answered to a choice; null for other questions. */
  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    nullable: true,
  })
  options: (string | number)[] | null;
  /** Whether a quote is bound only when it is answered. */
  required: boolean;
  /** The product that alone asks it; null when all do. */
  product: Product | null;
}

export class QuestionSection {
  key: string;
  title: string;
  questions: QuestionResponse[];
}

export class QuestionFormResponse {
  productType: Product;
  version: number;
  sections: QuestionSection[];
}

export class SaveAnswersRequest {
  /** Answers by question; null takes an answer back, a question that is left out keeps its. */
  @IsObject()
  @ApiProperty(ANSWERS)
  answers: Record<string, unknown>;
}

/** One version of the answers. */
export class AnswerVersionResponse {
  @ApiProperty({ format: 'date-time' })
  given: string;
  /** Whoever gave them; null when a quote brought them. */
  givenBy: string | null;
  /** The quote whose request told them. */
  quoteId: string | null;
  /** The questions that were answered otherwise from then on. */
  changed: string[];
}

export class AnswersResponse {
  @ApiProperty(ANSWERS)
  answers: Record<string, string | number | boolean>;
  /** The latest twenty versions, the newest first. */
  versions: AnswerVersionResponse[];
}

export class SocialEngineeringRequest {
  /** The same as in the address, where it is given. */
  @IsOptional()
  @IsUUID()
  accountId?: string;

  @IsBoolean()
  isAuthenticatingFundTransferRequests: boolean;

  @IsBoolean()
  isVerifyingBankAccounts: boolean;

  @IsBoolean()
  isPreventingUnauthorizedWireTransfers: boolean;
}

export class SocialEngineeringResponse {
  /** Whether the client can have cover against social engineering. */
  socialEngineering: boolean;
  /** Why it cannot. */
  reasons: string[];
}
