import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import type { LossTriangle } from '../../../lib/claim-types';
import { formatFactor } from '../../../lib/formatting';

interface TriangleLine {
  name: string;
  values: string[];
  developed: string[];
}

/** A triangle: a row for each period of loss, a column for each age, and what each comes to. */
export function TriangleTable({ triangle }: { triangle: LossTriangle }) {
  const { t } = useTranslation(['common', 'account']);
  const { measure, currency, rows, factors, total } = triangle;
  const told = (value: number): string =>
    measure === 'COUNT' ? String(value) : moneyText(value, currency);
  const ages = Math.max(0, ...rows.map(({ values }) => values.length));
  const lines: TriangleLine[] = [
    ...rows.map((row) => ({
      name: row.origin,
      values: row.values.map(told),
      developed: [row.latest, row.ultimate, row.toCome].map(told),
    })),
    {
      name: t('account:triangle.factor'),
      values: ['', ...factors.map(formatFactor)],
      developed: ['', '', ''],
    },
    {
      name: t('account:triangle.total'),
      values: [],
      developed: [total.latest, total.ultimate, total.toCome].map(told),
    },
  ];
  return (
    <PlainTable
      label={t('account:triangle.title')}
      rows={lines}
      rowKey={({ name }) => name}
      columns={[
        { key: 'origin', title: t('account:triangle.origin'), render: ({ name }) => name },
        ...Array.from({ length: ages }, (_, age) => ({
          key: `age-${age}`,
          title: String(age + 1),
          isNumber: true,
          render: ({ values }: TriangleLine) => values[age] ?? '',
        })),
        ...(['latest', 'ultimate', 'toCome'] as const).map((name, at) => ({
          key: name,
          title: t(`account:triangle.${name}`),
          isNumber: true,
          render: ({ developed }: TriangleLine) => developed[at],
        })),
      ]}
    />
  );
}
