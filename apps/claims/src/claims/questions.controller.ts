import { Controller, Get, Query } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn } from 'class-validator';
import { claimQuestions } from '../domain/questions';

export class ClaimQuestionsQuery {
  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  productType: Product;
}

/** What a reporter is asked beside the notice. */
export class ClaimQuestionResponse {
  key: string;
  text: string;
  kind: 'YES_NO' | 'TEXT';
}

@ApiTags('claims')
@Controller('api/claims/v1/questions')
export class QuestionsController {
  /**
   * What the reporter of a claim under a product is asked beside the notice.
   *
   * @remarks The console shows them behind its flag.
   */
  @Get()
  @Can('claim:view')
  listClaimQuestions(@Query() { productType }: ClaimQuestionsQuery): ClaimQuestionResponse[] {
    return claimQuestions(productType);
  }
}
