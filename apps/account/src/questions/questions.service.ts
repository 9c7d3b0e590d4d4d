import { Injectable } from '@nestjs/common';
import type { Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import { Config, readTexts } from '@palisade/platform';
import type { AskedQuestion, Product } from '@palisade/trade';
import { CLAIM_HISTORIES, FREQUENCIES, PRODUCTS, QUESTION_GROUPS } from '@palisade/trade';
import type { QuestionFormResponse, QuestionResponse } from './questions.dto';

/** Raised when questions come or go. */
const FORM_VERSION = 1;

const OPTIONS: Readonly<Record<AskedQuestion['kind'], (string | number)[] | null>> = {
  yesNo: null,
  frequency: [...FREQUENCIES],
  claimHistory: [...CLAIM_HISTORIES],
};

/** The security questions in the words of their country. */
@Injectable()
export class QuestionsService {
  constructor(private readonly config: Config) {}

  async questions(product?: Product): Promise<QuestionResponse[]> {
    const { sections } = await this.form(product ?? 'P250');
    return sections.flatMap(({ questions }) => questions);
  }

  async form(productType: Product): Promise<QuestionFormResponse> {
    const { region } = PRODUCTS[productType];
    const texts = await this.textsOf(region);
    const sections = QUESTION_GROUPS.map(({ key, questions }) => ({
      key,
      title: texts[`questions.group.${key}`],
      questions: questions.map(({ name, kind }) => ({
        key: name,
        label: texts[`ask.${name}`],
        type: kind === 'yesNo' ? ('boolean' as const) : ('choice' as const),
        options: OPTIONS[kind],
        required: true,
        product: null,
      })),
    }));
    return { productType, version: FORM_VERSION, sections };
  }

  private textsOf(region: Region): Promise<Record<string, string>> {
    return readTexts(this.config.values.LOCALES_DIR, REGIONS[region].locale, 'quote');
  }
}
