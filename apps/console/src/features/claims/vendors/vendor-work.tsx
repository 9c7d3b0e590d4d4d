import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { PlainTable, type PlainColumn } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag } from '../../../kit/values/status-tag';
import type { ClaimsFile } from '../../../lib/api-types';
import type { VendorQuote, VendorWork } from '../../../lib/claim-types';
import { useEdition } from '../../../lib/edition';
import { formatDateTime } from '../../../lib/formatting';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { vendorWorkQuery } from './api';
import { InvoiceTable } from './invoice-table';
import { isWorkedOn } from './worked-on';

const QUOTE_TONES = { ASKED: 'waiting', GRANTED: 'good', REFUSED: 'lost' } as const;

interface PartProps {
  work: VendorWork;
  isVendor: boolean;
}

/** What vendors want to do for a claim, what they did, and what they ask for it. */
export function VendorWorkSection({ file }: { file: ClaimsFile }) {
  const { t } = useTranslation(['common', 'account']);
  const { account } = useSession();
  const { claimId } = file;
  const result = useQuery(vendorWorkQuery(claimId));
  const isVendor = account.accountType === 'VENDOR';
  const isOpen = isWorkedOn(file);
  return (
    <>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h3>{t('account:vendor.title')}</h3>
        {isVendor && isOpen && (
          <Flex gap={8} wrap>
            {(['quote', 'log', 'invoice'] as const).map((key) => (
              <Button key={key} onClick={() => openModal(`vendor-${key}`, { claimId })}>
                {t(`account:vendor.${key}`)}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(work) =>
          work.quotes.length + work.work.length + work.invoices.length === 0 ? (
            <p className="muted">{t('account:vendor.none')}</p>
          ) : (
            <>
              <QuoteTable work={work} isVendor={isVendor} isOpen={isOpen} />
              <WorkTable work={work} isVendor={isVendor} />
              <InvoiceTable work={work} file={file} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function QuoteTable({ work, isVendor, isOpen }: PartProps & { isOpen: boolean }) {
  const { claimId, currency, quotes } = work;
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const { locale } = useEdition();
  if (!quotes.length) return null;
  const vendorColumn: PlainColumn<VendorQuote> = {
    key: 'vendor',
    title: t('account:vendor.name'),
    render: ({ vendorName }) => vendorName,
  };
  const canAnswer = !isVendor && isOpen && can('claim:manage');
  return (
    <>
      <h4>{t('account:vendor.quotes')}</h4>
      <PlainTable
        label={t('account:vendor.quotes')}
        rows={quotes}
        rowKey={({ id }) => id}
        columns={[
          ...(isVendor ? [] : [vendorColumn]),
          { key: 'work', title: t('account:vendor.work'), render: ({ work }) => work },
          {
            key: 'tasks',
            title: t('account:vendor.taskCodes'),
            render: ({ taskCodes }) => taskCodes.join(', '),
          },
          {
            key: 'amount',
            title: t('account:vendor.amount'),
            isNumber: true,
            render: ({ amount }) => moneyText(amount, currency),
          },
          {
            key: 'status',
            title: t('account:vendor.status'),
            render: ({ status, reason }) => <QuoteState status={status} reason={reason} />,
          },
          {
            key: 'due',
            title: t('account:vendor.answerDue'),
            render: ({ status, answerDue, isEscalated }) => (
              <>
                {status === 'ASKED' && formatDateTime(answerDue, locale)}{' '}
                {isEscalated && t('account:vendor.escalated')}
              </>
            ),
          },
          {
            key: 'answer',
            title: t('account:vendor.answer'),
            render: (quote) =>
              canAnswer &&
              quote.status === 'ASKED' && (
                <Button
                  size="small"
                  onClick={() =>
                    openModal('vendor-quote-answer', { claimId, vendorQuote: quote, currency })
                  }
                >
                  {t('account:vendor.answer')}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}

function QuoteState({ status, reason }: Pick<VendorQuote, 'status' | 'reason'>) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <>
      <StatusTag
        tone={QUOTE_TONES[status]}
        label={t(`account:vendor.quote.${status}`)}
        code={status}
      />{' '}
      {reason}
    </>
  );
}

function WorkTable({ work: { work }, isVendor }: PartProps) {
  const { t } = useTranslation(['common', 'account']);
  if (!work.length) return null;
  return (
    <>
      <h4>{t('account:vendor.done')}</h4>
      <PlainTable
        label={t('account:vendor.done')}
        rows={work}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'day',
            title: t('account:vendor.workedOn'),
            render: ({ workedOn }) => <ShortDate value={workedOn} />,
          },
          {
            key: 'who',
            title: t('account:vendor.name'),
            render: ({ vendorName, loggedByName }) =>
              isVendor ? loggedByName : `${vendorName}, ${loggedByName}`,
          },
          { key: 'task', title: t('account:vendor.taskCode'), render: ({ taskCode }) => taskCode },
          {
            key: 'hours',
            title: t('account:vendor.hours'),
            isNumber: true,
            render: ({ hours }) => hours,
          },
          { key: 'text', title: t('account:vendor.text'), render: ({ text }) => text },
        ]}
      />
    </>
  );
}
