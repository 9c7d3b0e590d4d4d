import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { QuoteSummary } from '../../../lib/api-types';
import { presetText } from '../preset-text';

interface CartListProps {
  quotes: QuoteSummary[];
  isBusy: boolean;
  onRemove: (quoteId: string) => void;
}

export function CartList({ quotes, isBusy, onRemove }: CartListProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  return (
    <PlainTable
      label={t('quote:cart.title')}
      rows={quotes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          title: t('quote:column.quoteNumber'),
          render: ({ quoteNumber }) => quoteNumber,
        },
        {
          key: 'product',
          title: t('quote:field.product'),
          render: ({ product }) => t(`coverage:product.${product}`),
        },
        {
          key: 'preset',
          title: t('quote:field.preset'),
          render: ({ presetName }) => presetText(t, presetName),
        },
        {
          key: 'limit',
          title: t('quote:field.limit'),
          isNumber: true,
          render: ({ limit, currency }) => amountText(limit, currency),
        },
        {
          key: 'effective',
          title: t('quote:column.effective'),
          render: ({ effectiveDate }) => <ShortDate value={effectiveDate} />,
        },
        {
          key: 'remove',
          title: t('quote:column.actions'),
          render: ({ id, quoteNumber }) => (
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('quote:cart.removeNumber', { number: quoteNumber })}
              onClick={() => onRemove(id)}
            >
              {t('quote:cart.remove')}
            </Button>
          ),
        },
      ]}
    />
  );
}
