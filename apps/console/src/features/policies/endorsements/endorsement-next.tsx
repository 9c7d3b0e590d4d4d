import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { EndorsementQuote, Policy } from '../../../lib/api-types';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import '../policies.css';
import { bindEndorsement } from './api';
import { Difference } from './endorse-preview';
import { nextStepKey } from './next-step';

interface EndorsementNextProps {
  quote: EndorsementQuote;
  policy: Policy;
  close: () => void;
}

/** What follows a saved endorsement: it is bound, or it waits for an underwriter. */
export function EndorsementNext({ quote, policy, close }: EndorsementNextProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const bind = useBind(quote.id, close);
  const isReady = quote.allowedActions.includes('bind');
  const next = nextStepKey(quote, can('quote:send-sign-request'));
  const open = () => {
    close();
    void navigate(`${basePath}/quotes/${quote.id}`);
  };
  return (
    <Modal
      open
      title={t('policy:endorse.saved', { number: quote.quoteNumber })}
      footer={null}
      onCancel={close}
      width={640}
    >
      <div className="policy-preview">
        <Alert type={isReady ? 'success' : 'info'} showIcon title={t(next)} />
        <Difference quote={quote} policy={policy} />
      </div>
      <Flex justify="end" gap={8} wrap>
        <Button onClick={close}>{t('common:action.close')}</Button>
        <Button onClick={open}>{t('policy:endorse.open')}</Button>
        {isReady && can('quote:bind') && (
          <SubmitButton type="primary" submission={bind} onClick={() => void bind.submit()}>
            {t('policy:endorse.bind')}
          </SubmitButton>
        )}
      </Flex>
    </Modal>
  );
}

/** Binds an endorsement; its revision appears as soon as the policy has it. */
export function useBind(quoteId: string, onBound?: () => void) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  return useSubmit((_: void, key) => bindEndorsement(quoteId, key), {
    onDone: () => {
      snackbar.success(t('policy:endorse.bound'));
      onBound?.();
      return Promise.all(
        ['quotes', 'policies'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      );
    },
    onRefused: (error) => snackbar.problem(error),
  });
}
