import { requiredMessage } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { FeedbackCategory } from '../domain/feedback';
import { FEEDBACK_CATEGORIES, FEEDBACK_MAX } from '../domain/feedback';
import type { Feedback } from './feedback.entity';

export class FeedbackSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(FEEDBACK_CATEGORIES)
  category?: FeedbackCategory;
}

export class FeedbackRequest {
  @IsOptional()
  @IsIn(FEEDBACK_CATEGORIES)
  category: FeedbackCategory = 'General Feedback';

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Feedback') })
  @MaxLength(FEEDBACK_MAX)
  feedbackText: string;

  /** Whether others may be shown it; only for kudos. */
  @IsOptional()
  @IsBoolean()
  permissionToShare: boolean = false;
}

export class FeedbackResponse {
  id: string;

  @IsIn(FEEDBACK_CATEGORIES)
  category: FeedbackCategory;

  feedbackText: string;
  permissionToShare: boolean;
  /** Who gave it. */
  userName: string;
  /** The organisation of that person; null where it is not known here. */
  organizationName: string | null;
  created: string;
}

export class FeedbackGivenResponse {
  id: string;
}

export const toFeedback = (
  { id, category, feedbackText, permissionToShare, userName, created }: Feedback,
  organizationName: string | null,
): FeedbackResponse => ({
  id,
  category,
  feedbackText,
  permissionToShare,
  userName,
  organizationName,
  created: created.toISOString(),
});
