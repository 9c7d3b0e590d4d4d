import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import '../kit.css';
import type { SummaryItem } from './use-form-submission';

interface FormSummaryProps {
  items: SummaryItem[];
  onPick: (field: string) => void;
}

/** More than these are only counted: nobody reads a longer list. */
const SHOWN = 5;

/** What stands in the way of sending, each line a link to its field. */
export function FormSummary({ items, onPick }: FormSummaryProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <Alert
      className="kit-form-summary"
      role="alert"
      type="error"
      showIcon
      title={t('common:form.summary')}
      description={
        <ul>
          {items.slice(0, SHOWN).map(({ text, field }) => (
            <li key={`${field}:${text}`}>
              {field ? (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(field);
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
          {items.length > SHOWN && (
            <li>{t('common:form.summaryMore', { count: items.length - SHOWN })}</li>
          )}
        </ul>
      }
    />
  );
}
