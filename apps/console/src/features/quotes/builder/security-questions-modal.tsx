import { QUESTION_GROUPS, type SecurityQuestion } from '@palisade/trade';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote, SecurityAnswers } from '../../../lib/api-types';
import { openModal, type ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { WithQuote, type QuoteModalData } from '../actions/with-quote';
import { usePlainReasons } from '../use-plain-reasons';
import { Question } from './question-form';
import { useSaveQuestions } from './save-questions';

/** Spec 3 §3: what three coverages ask for beside what every quote asks. */
const ASKED: readonly SecurityQuestion[] = [
  'dmzSeparation',
  'thirdPartySecurityAgreement',
  'isVerifyingBankAccounts',
  'isAuthenticatingFundTransferRequests',
  'isPreventingUnauthorizedWireTransfers',
  'backupFrequency',
  'testedFullFailover',
];

const QUESTIONS = QUESTION_GROUPS.flatMap(({ questions }) => [...questions]);

/** The answers that contingent system failure, cyber crime loss and full system failure ask for. */
export function SecurityQuestionsModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <QuestionsDialog quote={quote} close={close} />}
    </WithQuote>
  );
}

function QuestionsDialog({ quote, close }: { quote: Quote; close: () => void }) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<SecurityAnswers>();
  const snackbar = useSnackbar();
  const save = useSaveQuestions(quote);
  const plain = usePlainReasons();
  return (
    <FormModal<SecurityAnswers>
      form={form}
      title={t('quote:securityQuestions.title')}
      submitLabel={t('common:action.save')}
      initialValues={Object.fromEntries(ASKED.map((name) => [name, quote.securityQuestions[name]]))}
      isSticky
      onClose={close}
      onSubmit={async (answers, key) => {
        const { unmetRequirements } = await orSaying(t('quote:securityQuestions.failed'), () =>
          save(answers, key),
        );
        snackbar.success(t('quote:securityQuestions.success'));
        close();
        const reasons = unmetRequirements.map(({ reason }) => plain(reason));
        if (reasons.length) openModal('security-requirements', { reasons });
      }}
    >
      {ASKED.map((name) => {
        const kind = QUESTIONS.find((question) => question.name === name)?.kind ?? 'yesNo';
        return <Question key={name} name={name} kind={kind} />;
      })}
    </FormModal>
  );
}
