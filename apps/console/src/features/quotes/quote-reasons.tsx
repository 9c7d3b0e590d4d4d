import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../lib/api-types';
import { usePlainReasons } from './use-plain-reasons';

const CLOSED = ['DECLINED', 'LOST', 'INVALID', 'API_REJECTED'];

/** Why a quote waits or was refused, in the words of who decided. */
export function QuoteReasons({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const plain = usePlainReasons();
  const reasons = quote.statusReasons;
  if (reasons.length === 0) return null;
  const isRefused = CLOSED.includes(quote.status);
  const waits = quote.status === 'INDICATION' ? 'quote:reasons.missing' : 'quote:reasons.waiting';
  return (
    <Alert
      type={isRefused ? 'error' : 'warning'}
      showIcon
      title={t(isRefused ? 'quote:reasons.closed' : waits)}
      description={
        <ul className="quote-reasons">
          {reasons.map(({ code, text }) => (
            <li key={`${code}:${text}`}>{plain(text) || t('quote:reasons.unnamed')}</li>
          ))}
        </ul>
      }
    />
  );
}
