import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../kit/lists/row-menu';
import { Loaded } from '../../../kit/pages/loaded';
import { FactList } from '../../../kit/values/fact-list';
import { Money, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag } from '../../../kit/values/status-tag';
import type { ClaimsFile } from '../../../lib/api-types';
import type { ClaimMoney, ClaimPayment } from '../../../lib/claim-types';
import { openModal } from '../../../lib/modals';
import { claimMoneyQuery } from './api';
import { PAYMENT_TONES, stepsOf } from './payment-steps';

/** What of a claim is paid, back and left, and what can be done with it. */
export function ClaimMoneySection({ file }: { file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { claimId, allowedActions } = file;
  const result = useQuery(claimMoneyQuery(claimId));
  const isOffered = (action: ClaimsFile['allowedActions'][number]): boolean =>
    allowedActions.includes(action);
  return (
    <>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h3>{t('account:pay.title')}</h3>
        <Flex gap={8}>
          {isOffered('pay') && (
            <Button onClick={() => openModal('claim-pay', { claimId })}>
              {t('account:pay.ask')}
            </Button>
          )}
          {isOffered('recover') && (
            <Button onClick={() => openModal('claim-recover', { claimId })}>
              {t('account:pay.recover')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(money) => (
          <>
            <MoneyFacts money={money} />
            <PaymentTable money={money} file={file} />
          </>
        )}
      </Loaded>
    </>
  );
}

function MoneyFacts({ money }: { money: ClaimMoney }) {
  const { t } = useTranslation(['common', 'account']);
  const { currency, left, paid, pending, outstanding, recovered, netIncurred } = money;
  const amounts = [
    ['paid', paid.total],
    ['pending', pending.total],
    ['outstanding', outstanding.total],
    ['recovered', recovered.total],
    ['netIncurred', netIncurred.total],
    ['retentionLeft', left?.retentionLeft],
    ['aggregateLeft', left?.aggregateLeft],
  ] as const;
  return (
    <FactList
      facts={amounts.map(([name, amount]) => ({
        label: t(`account:pay.${name}`),
        value: amount !== undefined && <Money value={amount} currency={currency} />,
      }))}
    />
  );
}

function PaymentTable({ money, file }: { money: ClaimMoney; file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { payments, currency } = money;
  if (!payments.length) return <p className="muted">{t('account:pay.none')}</p>;
  const amount = (value: number): string => moneyText(value, currency);
  return (
    <PlainTable
      label={t('account:pay.title')}
      rows={payments}
      rowKey={({ id }) => id}
      columns={[
        { key: 'payee', title: t('account:pay.payee'), render: ({ payee }) => payee },
        {
          key: 'coverage',
          title: t('account:pay.coverage'),
          render: ({ coverage }) =>
            coverage ? coverageName(coverage) : t('account:file.lossAdjustment'),
        },
        {
          key: 'loss',
          title: t('account:pay.loss'),
          isNumber: true,
          render: ({ coveredLoss }) => amount(coveredLoss),
        },
        {
          key: 'retention',
          title: t('account:pay.retention'),
          isNumber: true,
          render: ({ retentionApplied }) => amount(retentionApplied),
        },
        {
          key: 'amount',
          title: t('account:pay.amount'),
          isNumber: true,
          render: (payment) => amount(payment.amount),
        },
        {
          key: 'status',
          title: t('account:pay.status'),
          render: ({ status }) => (
            <StatusTag
              tone={PAYMENT_TONES[status]}
              label={t(`account:pay.status.${status}`)}
              code={status}
            />
          ),
        },
        {
          key: 'when',
          title: t('account:pay.requestedOn'),
          render: ({ requestedOn }) => <ShortDate value={requestedOn} />,
        },
        {
          key: 'actions',
          title: t('account:pay.actions'),
          render: (payment) => <PaymentMenu payment={payment} file={file} />,
        },
      ]}
    />
  );
}

function PaymentMenu({ payment, file }: { payment: ClaimPayment; file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { claimId } = file;
  return (
    <RowMenu
      name={t('account:pay.of', { payee: payment.payee })}
      actions={stepsOf(payment, file.allowedActions).map((step) => ({
        key: step,
        label: t(`account:pay.step.${step}`),
        onPick: () =>
          openModal('claim-payment-step', { claimId, paymentId: payment.id, paymentStep: step }),
      }))}
    />
  );
}
