import { useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Flex, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignatureFields } from '../../../kit/forms/signature-fields';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Signing } from '../../../lib/api-types';
import { problemMessage } from '../../../lib/problem';
import { useSubmit } from '../../../lib/use-submit';
import { type Reinstatement, reinstatementQuery, signNoLoss } from './api';

/** The statement of no loss, with name, title and typed signature of who signs it for the insured. */
export function NoLossForm({ reinstatement }: { reinstatement: Reinstatement }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [isAccepted, setAccepted] = useState(false);
  const [form] = Form.useForm<Signing>();
  const queryClient = useQueryClient();
  const { policyId, statement } = reinstatement;
  const sign = useSubmit((signing: Signing, key) => signNoLoss(reinstatement, signing, key), {
    onDone: (signed) => {
      queryClient.setQueryData(reinstatementQuery(policyId).queryKey, signed);
      return queryClient.invalidateQueries({ queryKey: ['policies', 'detail', policyId] });
    },
  });
  return (
    <section aria-labelledby="no-loss">
      <h2 id="no-loss">{t('policy:reinstate.statement')}</h2>
      <Form
        form={form}
        layout="vertical"
        requiredMark
        scrollToFirstError
        onFinish={(signing) => void sign.submit(signing)}
      >
        <Flex vertical gap={16}>
          {statement.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Checkbox checked={isAccepted} onChange={({ target }) => setAccepted(target.checked)}>
            {t('policy:reinstate.accept')}
          </Checkbox>
          <SignatureFields />
          {sign.error && (
            <Alert role="alert" type="error" showIcon title={problemMessage(sign.error)} />
          )}
          <SubmitButton type="primary" submission={sign} disabled={!isAccepted}>
            {t('policy:reinstate.sign')}
          </SubmitButton>
        </Flex>
      </Form>
    </section>
  );
}
