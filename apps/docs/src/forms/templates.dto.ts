import type { PlainDate } from '@palisade/kernel';
import { NOTICE_STATES, type NoticeState } from '@palisade/trade';
import { IsIn } from 'class-validator';

export const TEMPLATE_TYPES = ['surplusNotice'] as const;

export class TemplateQuery {
  @IsIn(TEMPLATE_TYPES)
  type: (typeof TEMPLATE_TYPES)[number];

  /** The state of the notice. */
  @IsIn(NOTICE_STATES)
  state: NoticeState;
}

/** Wording that a statute prescribes. */
export class PrescribedWordsResponse {
  citation: string;
  lines: string[];
}

export class TemplateResponse {
  type: (typeof TEMPLATE_TYPES)[number];
  state: NoticeState;
  version: string;
  /** The first day of this version. */
  from: PlainDate;
  /** In our words. */
  paragraphs: string[];
  /** Null where no statute is known to prescribe words. */
  prescribed: PrescribedWordsResponse | null;
  /** All of it, line by line. */
  text: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  sha256: string;
}
