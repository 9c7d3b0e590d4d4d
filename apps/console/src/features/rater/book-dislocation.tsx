import { useQuery } from '@tanstack/react-query';
import { InputNumber, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import { LabelledField } from '../../kit/forms/labelled-field';
import { amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { Plot } from '../../kit/plots/plot';
import { randomId } from '../../lib/random-id';
import { useSubmit } from '../../lib/use-submit';
import { cancelJob, dislocationQuery, jobQuery } from './api';
import { DislocationJobState } from './dislocation-job';
import { formatPercentChange } from '../../lib/formatting';
import { binLabel, toneOf } from './dislocation-text';
import type { Dislocation, DislocationGroup, RateBookDetail } from './types';

const SIZE = 1_000;
const SIZE_MAX = 10_000;

/** What a version would change against the one in force on the day on which it begins. */
export function BookDislocation({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const [size, setSize] = useState(SIZE);
  const [attempt, setAttempt] = useState(randomId);
  const asked = useQuery(dislocationQuery(book, size, attempt));
  const jobId = asked.data?.id ?? '';
  const followed = useQuery({ ...jobQuery(jobId), enabled: jobId !== '' });
  // Whether it was still there to be cancelled or not: what became of it is read again.
  const read = () => void followed.refetch();
  const cancelling = useSubmit((_: void, key) => cancelJob(jobId, key), {
    onDone: read,
    onRefused: read,
  });
  const job = followed.data ?? asked.data;
  const failed = [asked, followed].find(({ isError }) => isError);
  return (
    <section className="card rater-section">
      <LabelledField label={t('coverage:rater.sample')}>
        {(labelled) => (
          <InputNumber
            {...labelled}
            min={1}
            max={SIZE_MAX}
            step={500}
            defaultValue={SIZE}
            onBlur={({ target }) => setSize(Number(target.value.replace(/\D/g, '')) || SIZE)}
          />
        )}
      </LabelledField>
      {failed && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !job && <Skeleton active paragraph={{ rows: 8 }} />}
      {job && (
        <DislocationJobState
          job={job}
          cancelling={cancelling}
          onCancel={() => void cancelling.submit()}
          onAgain={() => setAttempt(randomId())}
        />
      )}
      {job?.result && <Report report={job.result} book={book} />}
    </section>
  );
}

function Report({ report, book }: { report: Dislocation; book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const currency = book.region === 'UK' ? 'GBP' : 'USD';
  const shown = report.bins.filter(({ count }) => count > 0);
  return (
    <>
      <FactList
        facts={[
          { label: t('coverage:rater.against'), value: report.against },
          { label: t('coverage:rater.premiumBefore'), value: amountText(report.before, currency) },
          { label: t('coverage:rater.premiumAfter'), value: amountText(report.after, currency) },
          { label: t('coverage:rater.change'), value: formatPercentChange(report.percent) },
          { label: t('coverage:rater.winners'), value: String(report.winners) },
          { label: t('coverage:rater.losers'), value: String(report.losers) },
        ]}
      />
      <Plot
        title={t('coverage:rater.histogram')}
        data={{
          kind: 'bars',
          bars: shown.map((bin) => ({
            key: `${bin.from} ${bin.to}`,
            label: binLabel(bin, t),
            from: 0,
            to: bin.count,
            tone: toneOf(bin),
            text: String(bin.count),
          })),
        }}
        table={
          <PlainTable
            label={t('coverage:rater.histogram')}
            columns={[
              { key: 'bin', title: t('coverage:rater.change'), render: (bin) => binLabel(bin, t) },
              {
                key: 'count',
                title: t('coverage:rater.risks'),
                isNumber: true,
                render: ({ count }) => count,
              },
            ]}
            rows={shown}
            rowKey={({ from, to }) => `${from} ${to}`}
          />
        }
      />
      <div className="rater-columns">
        {report.states.length > 0 && (
          <Groups title={t('coverage:rater.byState')} groups={report.states} currency={currency} />
        )}
        <Groups
          title={t('coverage:rater.byIndustry')}
          groups={report.industries}
          currency={currency}
        />
      </div>
    </>
  );
}

interface GroupsProps {
  title: string;
  groups: DislocationGroup[];
  currency: 'USD' | 'GBP';
}

function Groups({ title, groups, currency }: GroupsProps) {
  const { t } = useTranslation(['common', 'coverage']);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <PlainTable
        label={title}
        columns={[
          { key: 'key', title, render: ({ key }) => key },
          {
            key: 'count',
            title: t('coverage:rater.risks'),
            isNumber: true,
            render: ({ count }) => count,
          },
          {
            key: 'after',
            title: t('coverage:rater.premiumAfter'),
            isNumber: true,
            render: ({ after }) => amountText(after, currency),
          },
          {
            key: 'percent',
            title: t('coverage:rater.change'),
            isNumber: true,
            render: ({ percent }) => formatPercentChange(percent),
          },
        ]}
        rows={groups}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
