import { coverageName } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { WorksheetLine } from '../../../lib/claim-types';
import { worksheetQuery } from './api';

/** What decides the cover of a claim: each question with its fact, its source and what follows. */
export function CoverageWorksheet({ claimId }: { claimId: string }) {
  const { t } = useTranslation(['common', 'account']);
  const result = useQuery(worksheetQuery(claimId));
  return (
    <>
      <h3>{t('account:sheet.title')}</h3>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ lines, currency }) => (
          <PlainTable
            label={t('account:sheet.title')}
            rows={lines}
            rowKey={({ check, subject }) => `${check} ${subject ?? ''}`}
            columns={[
              {
                key: 'check',
                title: t('account:sheet.check'),
                render: ({ check }) => t(`account:sheet.check.${check}`),
              },
              {
                key: 'subject',
                title: t('account:sheet.subject'),
                render: ({ subject }) => (subject ? coverageName(subject) : '–'),
              },
              {
                key: 'fact',
                title: t('account:sheet.fact'),
                render: (line) => <Fact line={line} currency={currency} />,
              },
              {
                key: 'source',
                title: t('account:sheet.source'),
                render: ({ source }) => t(`account:sheet.source.${source}`),
              },
              {
                key: 'result',
                title: t('account:sheet.result'),
                render: ({ result: answer }) => t(`account:sheet.result.${answer}`),
              },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

function Fact({ line, currency }: { line: WorksheetLine; currency: 'USD' | 'GBP' }) {
  const { t } = useTranslation(['common', 'account']);
  const { date, amount, hours } = line;
  if (amount !== null) return moneyText(amount, currency);
  if (hours !== null) return t('account:sheet.hours', { count: hours });
  return date ? <ShortDate value={date} /> : '–';
}
