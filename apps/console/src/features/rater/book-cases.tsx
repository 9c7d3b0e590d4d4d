import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable } from '../../kit/values/plain-table';
import { StatusTag } from '../../kit/values/status-tag';
import { SubmitButton } from '../../kit/forms/submit-button';
import { amountText } from '../../kit/values/money';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { bookTestQuery, saveCases, useBookCommand } from './api';
import type { CaseResult, GoldenCase, RateBookDetail } from './types';

/** The golden cases of a version, rated by it. */
export function BookCases({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { data, error, isFetching, refetch } = useQuery(bookTestQuery(book));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  return (
    <section className="card rater-section">
      <Alert
        type={data.failed ? 'error' : 'success'}
        showIcon
        title={t('coverage:rater.tested', { passed: data.passed, failed: data.failed })}
      />
      <Flex gap={8} wrap>
        <Button loading={isFetching} onClick={() => void refetch()}>
          {t('coverage:rater.runTest')}
        </Button>
        {data.failed > 0 && <AcceptPrices book={book} results={data.results} />}
      </Flex>
      <PlainTable
        label={t('coverage:rater.tab.cases')}
        columns={[
          { key: 'id', title: t('coverage:rater.case'), render: ({ id }) => id },
          { key: 'title', title: t('coverage:rater.risk'), render: ({ title }) => title },
          {
            key: 'expected',
            title: t('coverage:rater.expected'),
            isNumber: true,
            render: ({ id }) => expectedOf(book, id),
          },
          {
            key: 'actual',
            title: t('coverage:rater.actual'),
            isNumber: true,
            render: (result) => actualOf(book, result),
          },
          {
            key: 'passed',
            title: t('coverage:rater.result'),
            render: ({ passed, refusal }) => (
              <StatusTag
                tone={passed ? 'good' : 'lost'}
                label={refusal ?? t(`coverage:rater.case.${passed ? 'passed' : 'failed'}`)}
              />
            ),
          },
        ]}
        rows={data.results}
        rowKey={({ id }) => id}
      />
    </section>
  );
}

/** Takes the prices of this version for right, after a person has looked at each. */
function AcceptPrices({ book, results }: { book: RateBookDetail; results: CaseResult[] }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const save = useBookCommand(saveCases);
  const accepting = useSubmit((cases: GoldenCase[], key) => save({ book, cases }, key), {
    onDone: () => snackbar.success(t('coverage:rater.accepted')),
    onRefused: (error) => snackbar.problem(error),
  });
  if (!can('rater:table-edit') || !book.allowedActions.includes('edit')) return null;
  const accept = (): void => {
    const cases = book.cases.map((golden) => {
      const found = results.find(({ id }) => id === golden.id);
      const changed = (found?.differences ?? []).flatMap(({ field, actual }) =>
        actual === null ? [] : [[field, actual] as const],
      );
      return { ...golden, expected: { ...golden.expected, ...Object.fromEntries(changed) } };
    });
    void accepting.submit(cases);
  };
  return (
    <SubmitButton submission={accepting} onClick={accept}>
      {t('coverage:rater.accept')}
    </SubmitButton>
  );
}

const currencyOf = ({ region }: RateBookDetail) => (region === 'UK' ? 'GBP' : 'USD');

const dueOf = (book: RateBookDetail, id: string): number | undefined =>
  book.cases.find((golden) => golden.id === id)?.expected.amountDue;

const expectedOf = (book: RateBookDetail, id: string): string =>
  amountText(dueOf(book, id) ?? null, currencyOf(book));

function actualOf(book: RateBookDetail, { id, differences, refusal }: CaseResult): string {
  const off = differences.find(({ field }) => field === 'amountDue');
  return refusal ? '–' : amountText(off ? off.actual : (dueOf(book, id) ?? null), currencyOf(book));
}
