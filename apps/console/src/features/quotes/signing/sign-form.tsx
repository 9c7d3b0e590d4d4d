import { useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Flex, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SignatureFields } from '../../../kit/forms/signature-fields';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { ShortDate } from '../../../kit/values/short-date';
import type { Quote, SignatureState, Signing } from '../../../lib/api-types';
import { problemMessage } from '../../../lib/problem';
import { useSubmit } from '../../../lib/use-submit';
import { quoteQuery } from '../api';
import { attestAndSign, signatureQuery } from './api';
import { DownloadButton } from './download-button';

interface SignFormProps {
  quote: Quote;
  state: SignatureState;
}

/** Name, title and typed signature below what was or is attested; what is signed can be read first. */
export function SignForm({ quote, state }: SignFormProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [isAttested, setAttested] = useState(quote.attestation !== null);
  const [form] = Form.useForm<Signing>();
  const queryClient = useQueryClient();
  const sign = useSubmit((signing: Signing, key) => attestAndSign(quote.id, signing, key), {
    onDone: (signed) => {
      queryClient.setQueryData(signatureQuery(quote.id).queryKey, signed);
      return queryClient.invalidateQueries({ queryKey: quoteQuery(quote.id).queryKey });
    },
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark
      scrollToFirstError
      onFinish={(signing) => void sign.submit(signing)}
    >
      <Flex vertical gap={16}>
        <DownloadButton
          docId={state.docId}
          fileName={state.fileName}
          label={t('quote:sign.readApplication')}
        />
        <p>{state.attestation}</p>
        {quote.attestation ? (
          <p>
            {t('quote:sign.attested')} <ShortDate value={quote.attestation.attestedOn} />
          </p>
        ) : (
          <Checkbox checked={isAttested} onChange={({ target }) => setAttested(target.checked)}>
            {t('quote:sign.attest')}
          </Checkbox>
        )}
        <SignatureFields />
        {sign.error && (
          <Alert role="alert" type="error" showIcon title={problemMessage(sign.error)} />
        )}
        <SubmitButton type="primary" submission={sign} disabled={!isAttested}>
          {t('quote:sign.submit')}
        </SubmitButton>
      </Flex>
    </Form>
  );
}
