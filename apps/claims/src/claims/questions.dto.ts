import { ApiProperty } from '@nestjs/swagger';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import { IsIn } from 'class-validator';

export class ClaimQuestionsQuery {
  @IsIn(PRODUCT_CODES)
  @ApiProperty({ enum: PRODUCT_CODES })
  productType: Product;
}

/** What a reporter is asked beside the notice. */
export class ClaimQuestionResponse {
  key: string;
  text: string;
  @ApiProperty({ enum: ['YES_NO', 'TEXT'] })
  kind: 'YES_NO' | 'TEXT';
}
