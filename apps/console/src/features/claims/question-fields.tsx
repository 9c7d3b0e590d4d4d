import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { usePermissions } from '../../lib/session';
import { claimQuestionsQuery, insuredQuery } from './api';
import { answerField, type ClaimForm } from './claim-form';

const ANSWER_MAX = 2000;

/** What the product of the policy asks beside the notice. */
export function QuestionFields() {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const hasQuestions = useBooleanFlagValue('claims-questions', false);
  const form = Form.useFormInstance<ClaimForm>();
  const policyId = Form.useWatch('policyId', { form, preserve: true }) as string | undefined;
  const isAsked = hasQuestions && can('policy:view') && Boolean(policyId);
  const policy = useQuery({ ...insuredQuery(policyId ?? ''), enabled: isAsked });
  const product = policy.data?.product;
  const questions = useQuery({
    ...claimQuestionsQuery(product ?? 'P250'),
    enabled: isAsked && product !== undefined,
  });
  if (!isAsked) return null;
  return (questions.data ?? []).map(({ key, text, kind }) => (
    <FormField key={key} name={answerField(key)} label={text} isChoice={kind === 'YES_NO'} isWide>
      {kind === 'YES_NO' ? (
        <Radio.Group
          aria-label={text}
          options={[
            { value: 'YES', label: t('quote:questions.yes') },
            { value: 'NO', label: t('quote:questions.no') },
          ]}
        />
      ) : (
        <Input.TextArea rows={2} maxLength={ANSWER_MAX} />
      )}
    </FormField>
  ));
}
