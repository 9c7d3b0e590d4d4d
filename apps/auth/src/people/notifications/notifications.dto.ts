import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import type { NoticeKind } from '../../domain/notices/notice-rules';
import { NOTICE_KINDS } from '../../domain/notices/notice-rules';
import type { NoticeSubject } from '../../domain/notices/notice-subject';
import { SUBJECT_TYPES } from '../../domain/notices/notice-subject';
import type { Notice } from './notice.entity';

export class NotificationSearchQuery extends PageQuery {
  /** Only what was not read yet. */
  @ApiPropertyOptional({ type: Boolean })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value,
  )
  @IsBoolean()
  unread?: boolean;
}

export class NotificationReadRequest {
  /** Whether it was read. */
  @IsBoolean()
  isRead: boolean;
}

export class AllReadRequest {
  /** All can only be marked as read. */
  @Equals(true)
  isRead: true;
}

export class NotificationResponse {
  id: string;

  /** What it is about; people switch kinds on and off. */
  @IsIn(NOTICE_KINDS)
  kind: NoticeKind;

  /** What happened, for example `quote.released.v1`. */
  eventType: string;

  @IsIn(SUBJECT_TYPES)
  subjectType: NoticeSubject['subjectType'];

  /** Of the row that it opens. */
  subjectId: string;

  number: string | null;

  /** The insured; empty where nobody is. */
  companyName: string;

  /** When it happened, ISO 8601. */
  occurred: string;

  isRead: boolean;
}

export class NotificationSubscription {
  @IsIn(NOTICE_KINDS)
  kind: NoticeKind;

  @IsBoolean()
  isOn: boolean;
}

export class NotificationSubscriptionsBody {
  /** The kinds that can concern the caller at all. */
  @IsArray()
  @ArrayMaxSize(NOTICE_KINDS.length)
  @ArrayUnique(({ kind }: NotificationSubscription) => kind)
  @ValidateNested({ each: true })
  @Type(() => NotificationSubscription)
  kinds: NotificationSubscription[];
}

export const toNotification = (notice: Notice): NotificationResponse => ({
  id: notice.id,
  kind: notice.kind,
  eventType: notice.eventType,
  subjectType: notice.subjectType,
  subjectId: notice.subjectId,
  number: notice.number,
  companyName: notice.company?.name ?? '',
  occurred: notice.occurred.toISOString(),
  isRead: notice.isRead,
});
