import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { moneyText } from '../../kit/values/money';
import type { SavedMethod } from '../../lib/api-types';
import { useSubmit } from '../../lib/use-submit';
import { openModal } from '../../lib/modals';
import { paymentQuery, payWithSaved, type PaymentPageData } from './api';
import { paymentFailure } from './payment-failure';

interface SavedMethodsProps {
  data: PaymentPageData;
  methods: SavedMethod[];
}

/** Pays all that is due with a method that was saved, or forgets one. */
export function SavedMethods({ data, methods }: SavedMethodsProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { policy, room } = data;
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(methods[0]?.tokenId);
  const method = methods.find(({ tokenId }) => tokenId === chosen) ?? methods[0];
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: paymentQuery(policy.id).queryKey });
  const payment = useSubmit((tokenId: string, key) => payWithSaved(data, tokenId, key), {
    onDone: refresh,
    onRefused: () => void refresh(),
  });
  if (!method) return null;
  return (
    <>
      <Radio.Group
        vertical
        aria-label={t('policy:pay.saved')}
        options={methods.map(({ tokenId, title }) => ({ value: tokenId, label: title }))}
        value={method.tokenId}
        onChange={({ target }) => setChosen(target.value as string)}
      />
      {payment.error && (
        <Alert role="alert" type="error" showIcon title={paymentFailure(payment.error)} />
      )}
      <Flex gap={8} wrap>
        <SubmitButton
          type="primary"
          submission={payment}
          onClick={() => void payment.submit(method.tokenId)}
        >
          {t('policy:payment.payInFull')} {moneyText(room, policy.currency)}
        </SubmitButton>
        <Button danger onClick={() => openModal('bank-account-delete', { method })}>
          {t('policy:pay.deleteSaved')}
        </Button>
      </Flex>
    </>
  );
}
