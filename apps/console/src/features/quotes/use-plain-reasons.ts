import { ASKED_QUESTIONS } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { plainReason } from './plain-reason';

/** What people call a coverage. */
interface CoverageName {
  key: string;
  name: string;
}

/** Turns the keys of questions and coverages in a reason into what people call them. */
export function usePlainReasons(names: readonly CoverageName[] = []) {
  const { t } = useTranslation(['common', 'quote']);
  const words = Object.fromEntries([
    ...ASKED_QUESTIONS.map(({ name }) => [name, t(`quote:question.${name}`)]),
    ...names.map(({ key, name }) => [key, name]),
  ]) as Record<string, string>;
  return (text: string) => plainReason(text, words);
}
