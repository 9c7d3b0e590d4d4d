import { ApiProperty } from '@nestjs/swagger';
import { requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsNotEmpty, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { plainDate } from '../claims/plain-date';
import type { DiaryStatus, DiaryType } from '../domain/diary/diary';
import { DIARY_STATUSES, DIARY_TYPES } from '../domain/diary/diary';
import type { DiaryEntry } from './diary-entry.entity';

/** Which entries of a diary are listed. */
export class DiaryQuery extends PageQuery {
  @IsOptional()
  @IsIn(DIARY_STATUSES)
  status?: DiaryStatus;
}

/** What is to be done of a claim. */
export class DiaryEntryRequest {
  /** NOTE when left out. */
  @IsOptional()
  @IsIn(DIARY_TYPES)
  entryType?: DiaryType;

  /** The first words of the text when left out. */
  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.organizationName)
  subject?: string | null;

  @IsString()
  @IsNotEmpty({ message: requiredMessage('Text') })
  @MaxLength(TEXT_LIMITS.text)
  text: string;

  @plainDate()
  @ApiProperty({ format: 'date' })
  dueDate: string;

  /** Whose it is; the handler's of the file when left out. */
  @IsOptional()
  @IsUUID()
  assignedTo?: string | null;
}

/** What changes of an entry. */
export class EditDiaryEntryRequest extends DiaryEntryRequest {
  /** DONE or CANCELLED ends it. */
  @IsOptional()
  @IsIn(DIARY_STATUSES)
  status?: DiaryStatus;
}

/** An entry of the diary of a claim. */
export class DiaryEntryResponse {
  diaryId: string;
  claimId: string;
  @ApiProperty({ enum: DIARY_TYPES })
  entryType: DiaryType;
  subject: string;
  text: string | null;
  @ApiProperty({ format: 'date' })
  dueDate: string;
  /** The law that wants it. */
  citation: string | null;
  assignedTo: string | null;
  @ApiProperty({ enum: DIARY_STATUSES })
  status: DiaryStatus;
  createdByName: string;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

export const toDiaryEntry = (entry: DiaryEntry): DiaryEntryResponse => {
  const { id: diaryId, claimId, entryType, subject, text, dueDate, citation } = entry;
  const { assignedTo, status, createdByName, created } = entry;
  return {
    diaryId,
    claimId,
    entryType,
    subject,
    text,
    dueDate,
    citation,
    assignedTo,
    status,
    createdByName,
    created: created.toISOString(),
  };
};
