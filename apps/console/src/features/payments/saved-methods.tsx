import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { SubmitButton } from '../../kit/forms/submit-button';
import { moneyText } from '../../kit/values/money';
import type { SavedMethod } from '../../lib/api-types';
import { problemMessage } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import {
  paymentQuery,
  payWithSaved,
  removeSaved,
  savedMethodsQuery,
  type PaymentPageData,
} from './api';

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
  const [isDeleting, setDeleting] = useState(false);
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
        <Alert role="alert" type="error" showIcon title={problemMessage(payment.error)} />
      )}
      <Flex gap={8} wrap>
        <SubmitButton
          type="primary"
          submission={payment}
          onClick={() => void payment.submit(method.tokenId)}
        >
          {t('policy:payment.payInFull')} {moneyText(room, policy.currency)}
        </SubmitButton>
        <Button danger onClick={() => setDeleting(true)}>
          {t('policy:pay.deleteSaved')}
        </Button>
      </Flex>
      {isDeleting && (
        <DeleteDialog policyId={policy.id} method={method} close={() => setDeleting(false)} />
      )}
    </>
  );
}

interface DeleteDialogProps {
  policyId: string;
  method: SavedMethod;
  close: () => void;
}

function DeleteDialog({ policyId, method, close }: DeleteDialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return (
    <ConfirmModal
      title={t('policy:pay.deleteTitle')}
      confirmLabel={t('policy:pay.deleteSubmit')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await removeSaved(method.tokenId, key);
        snackbar.success(t('policy:pay.deleted'));
        close();
        await queryClient.invalidateQueries({ queryKey: savedMethodsQuery(policyId).queryKey });
      }}
    >
      {t('policy:pay.deletePrompt', { title: method.title })}
    </ConfirmModal>
  );
}
