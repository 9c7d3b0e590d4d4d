import { QUESTION_GROUPS, type AnswerKind } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import type { SecurityAnswers } from '../../lib/api-types';

/** The answers to the security questions, in the groups in which they were asked. */
export function AnswerList({ answers }: { answers: SecurityAnswers }) {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const spoken = (kind: AnswerKind, answer: string | number | boolean | undefined) => {
    if (answer === undefined) return t('quote:questions.unanswered');
    if (kind === 'yesNo') return t(answer ? 'quote:questions.yes' : 'quote:questions.no');
    return kind === 'frequency'
      ? t(`quote:frequency.${String(answer)}`)
      : t(`account:claimHistory.${String(answer)}`);
  };
  return QUESTION_GROUPS.map(({ key, questions }) => (
    <section key={key} className="card quote-section" aria-labelledby={`answers-${key}`}>
      <h2 id={`answers-${key}`}>{t(`quote:questions.group.${key}`)}</h2>
      <FactList
        facts={questions.map(({ name, kind }) => ({
          label: t(`quote:question.${name}`),
          value: spoken(kind, answers[name]),
        }))}
      />
    </section>
  ));
}
