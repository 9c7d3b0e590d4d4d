import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useCommissionCommands, waitingPaymentQuery } from './api';
import type { CommissionPayment } from './types';

type Decision = CommissionPayment['allowedActions'][number];

/** The payment of an agency that waits for a second person, and what this one may do with it. */
export function WaitingPayment({ agencyId }: { agencyId: string }) {
  const { can } = usePermissions();
  const mayPay = can('commission:pay');
  const { data } = useQuery({ ...waitingPaymentQuery(agencyId), enabled: mayPay });
  if (!mayPay || !data?.waiting) return null;
  return <Waiting payment={data.waiting} />;
}

function Waiting({ payment }: { payment: CommissionPayment }) {
  const { t } = useTranslation(['common', 'agency']);
  const [asked, setAsked] = useState<Decision | null>(null);
  const { allowedActions, askedByName, commissionsAmount, currency, description } = payment;
  return (
    <section className="card" aria-labelledby="waiting-payment">
      <h2 id="waiting-payment">{t('agency:commission.waiting')}</h2>
      <FactList
        facts={[
          { label: t('agency:commission.amount'), value: moneyText(commissionsAmount, currency) },
          { label: t('agency:commission.description'), value: description },
          { label: t('agency:commission.askedBy'), value: askedByName },
        ]}
      />
      {!allowedActions.includes('approve') && (
        <p className="muted">{t('agency:commission.another')}</p>
      )}
      <Flex gap={8} wrap>
        {allowedActions.map((decision) => (
          <Button
            key={decision}
            type={decision === 'approve' ? 'primary' : 'default'}
            onClick={() => setAsked(decision)}
          >
            {t(`agency:commission.${decision}`)}
          </Button>
        ))}
      </Flex>
      {asked && <Question payment={payment} decision={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}

interface QuestionProps {
  payment: CommissionPayment;
  decision: Decision;
  onClose: () => void;
}

function Question({ payment, decision, onClose }: QuestionProps) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const commands = useCommissionCommands();
  const amount = moneyText(payment.commissionsAmount, payment.currency);
  return (
    <ConfirmModal
      title={t(`agency:commission.${decision}`)}
      confirmLabel={t(`agency:commission.${decision}`)}
      isDanger={decision === 'reject'}
      onClose={onClose}
      onConfirm={async (key) => {
        await commands[decision](payment.id, key);
        snackbar.success(t(`agency:commission.${decision}Done`));
        onClose();
      }}
    >
      {t(`agency:commission.${decision}Text`, { amount })}
    </ConfirmModal>
  );
}
