import { ApiProperty } from '@nestjs/swagger';
import { isUsStateCode, TEXT_LIMITS } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCT_CODES, SECURITY_CONTROLS } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import type {
  AutoClear,
  SubjectivityOwner,
  SubjectivityStage,
  SubjectivityState,
} from '../domain/subjectivities';
import {
  SCANNED_FACTORS,
  SUBJECTIVITY_OWNERS,
  SUBJECTIVITY_STAGES,
} from '../domain/subjectivities';
import { product } from '../quotes/quote-requests.dto';
import type { SubjectivitySetting } from './subjectivity-setting.entity';
import type { Subjectivity } from './subjectivity.entity';

const MAX_SETTINGS = 200;
const MAX_EVIDENCE = 10;
const MAX_STATES = 60;
const MAX_DAYS = 365;
const CODE_MAX = 60;
const SCORE_MAX = 100;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const shortText =
  (max: number): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    trimmed()(target, name);
    IsString()(target, name);
    IsNotEmpty()(target, name);
    MaxLength(max)(target, name);
  };

const state = (each: boolean): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isState',
      validator: {
        validate: (value) => typeof value === 'string' && isUsStateCode(value),
        defaultMessage: () => 'Not a state',
      },
    },
    { each },
  );

/** What each of those who measure can be asked for. */
const METRICS_OF: Readonly<Record<AutoClear['connector'], readonly string[]>> = {
  SCAN: SCANNED_FACTORS,
  TOOL: SECURITY_CONTROLS,
  CLOUD: ['CONNECTED'],
};
const CLEARED_BY = ['SCAN', 'TOOL', 'CLOUD'] as const;
const METRICS = CLEARED_BY.flatMap((one) => METRICS_OF[one]);

const IsMetricOf = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMetricOf',
    validator: {
      validate: (value, args) => {
        const { connector } = (args?.object ?? {}) as Partial<AutoClear>;
        const known = CLEARED_BY.find((one) => one === connector);
        return known !== undefined && METRICS_OF[known].some((metric) => metric === value);
      },
      defaultMessage: () => 'Not measured by this connector',
    },
  });

/** What meets a condition by itself: a factor of the risk score, or what a security tool shows. */
export class AutoClearFields implements AutoClear {
  /** Who measures it: the scan, a connected tool of any kind, or a connected cloud provider. */
  @IsIn(CLEARED_BY)
  connector: AutoClear['connector'];

  /** A factor of the score, one of our controls, or CONNECTED. */
  @IsMetricOf()
  @ApiProperty({ enum: METRICS })
  metric: AutoClear['metric'];

  /**
   * The least: a score of 0 to 100, a share of what passed in percent, or how many are connected;
   * below it the condition is open again.
   */
  @IsInt()
  @Min(0)
  @Max(SCORE_MAX)
  gte: number;
}

/** A condition of a quote. */
export class SubjectivityResponse {
  id: string;
  code: string;
  title: string;
  text: string;
  /** The step before which it must be met. */
  stage: SubjectivityStage;
  owner: SubjectivityOwner;
  /** What proves that it is met, for example `document:SIGNED_APPLICATION`. */
  evidence: string[];
  /** What meets it by itself; null without anything. */
  autoClear: AutoClearFields | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  dueAt: string | null;
  /** Written for this quote alone. */
  manuscript: boolean;
  state: SubjectivityState;
  completed: boolean;
  note: string | null;
  docId: string | null;
  /** The connected security tool that shows it; the note is what it shows. */
  connectionId: string | null;
  /** Who decided it by hand, either way; null where its evidence did. */
  completedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  completedOn: string | null;
}

export class CompleteSubjectivityRequest {
  @IsUUID()
  subjectivityId: string;

  /** False opens it again. */
  @IsBoolean()
  completed: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(TEXT_LIMITS.text)
  note?: string | null;

  @IsOptional()
  @IsUUID()
  docId?: string | null;
}

export class ManuscriptRequest {
  @shortText(TEXT_LIMITS.organizationName)
  title: string;

  @shortText(TEXT_LIMITS.text)
  text: string;

  /** Before which step it must be met; before binding when left out. */
  @IsOptional()
  @IsIn(SUBJECTIVITY_STAGES)
  stage?: SubjectivityStage;
}

/** A condition that quotes get when their terms are released. */
export class SubjectivitySettingFields {
  /** Names it; in capital letters. */
  @shortText(CODE_MAX)
  @Matches(/^[A-Z][A-Z0-9_]*$/, { message: 'Only capital letters, digits and _ are allowed' })
  code: string;

  @shortText(TEXT_LIMITS.organizationName)
  title: string;

  @shortText(TEXT_LIMITS.text)
  text: string;

  @IsIn(SUBJECTIVITY_STAGES)
  stage: SubjectivityStage;

  @IsIn(SUBJECTIVITY_OWNERS)
  owner: SubjectivityOwner;

  @IsArray()
  @ArrayMaxSize(MAX_EVIDENCE)
  @IsString({ each: true })
  @MaxLength(100, { each: true })
  evidence: string[];

  /** What meets it by itself; nothing when left out. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => AutoClearFields)
  autoClear?: AutoClearFields | null;

  /** Days from the release; without a date when null. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_DAYS)
  dueDays?: number | null;

  /** All products when empty. */
  @IsArray()
  @ArrayUnique()
  @IsIn(PRODUCT_CODES, { each: true })
  products: Product[];

  /** All states when empty. */
  @IsArray()
  @ArrayUnique()
  @ArrayMaxSize(MAX_STATES)
  @state(true)
  states: string[];
}

export class SaveSettingsRequest {
  /** All of them: what is left out is removed. */
  @IsArray()
  @ArrayMaxSize(MAX_SETTINGS)
  @ArrayUnique(({ code }: SubjectivitySettingFields) => code)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SubjectivitySettingFields)
  subjectivities: SubjectivitySettingFields[];
}

export class SettingsQuery {
  /** Settings that apply to this product. */
  @IsOptional()
  @product()
  productType?: Product;

  /** Settings that apply to this state. */
  @IsOptional()
  @state(false)
  state?: string;
}

export class SubjectivitySettingResponse {
  id: string;
  code: string;
  title: string;
  text: string;
  stage: SubjectivityStage;
  owner: SubjectivityOwner;
  evidence: string[];
  autoClear: AutoClearFields | null;
  dueDays: number | null;
  products: string[];
  states: string[];
}

export function toSubjectivityResponse(row: Subjectivity): SubjectivityResponse {
  const {
    quoteId: _,
    remindedOn: _reminded,
    isManuscript: manuscript,
    dueAt,
    completedOn,
    ...fields
  } = row;
  return {
    ...fields,
    manuscript,
    completed: ['cleared', 'waived'].includes(row.state),
    dueAt: dueAt?.toISOString() ?? null,
    completedOn: completedOn?.toISOString() ?? null,
  };
}

export const toSettingResponse = (row: SubjectivitySetting): SubjectivitySettingResponse => row;
