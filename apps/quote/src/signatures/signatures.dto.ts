import { TEXT_LIMITS } from '@palisade/kernel';
import { NOTICE_STATES, type NoticeState } from '@palisade/trade';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { SurplusFields } from '../customers/surplus-fields.dto';
import { QuoteResponse } from '../quotes/quotes.dto';

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class ApplicationLinkResponse {
  /** Where the policyholder reviews and signs the application. */
  link: string;
}

export class SignRequestResponse extends QuoteResponse {
  /** Where the policyholder reviews and signs the application. */
  link: string;
}

/** The named insured confirms what the application says. */
export class AttestRequest {
  @IsBoolean()
  accepted: boolean;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.organizationName)
  signeeName: string;

  @trimmed()
  @IsString()
  @IsNotEmpty()
  @MaxLength(TEXT_LIMITS.organizationName)
  signeeTitle: string;
}

export class AttestSurplusQuery {
  /** The state of the notice. */
  @IsIn(NOTICE_STATES)
  state: NoticeState;
}

/** The surplus lines broker with the notice that they attest. */
export class AttestSurplusRequest extends SurplusFields {
  @IsBoolean()
  declare surplusNoticeAttested: boolean;
}
