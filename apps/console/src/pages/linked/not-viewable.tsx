import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { ApiError, problemMessage } from '../../lib/problem';
import { BlockingOverlay } from './blocking-overlay';

const NOT_YOURS = [401, 403, 404];

/** Spec 3 §8: who is not let in is asked to come by the link of the mail again. */
export function NotViewable({ error }: { error: unknown }) {
  const { t } = useTranslation(['common', 'quote']);
  if (error instanceof ApiError && NOT_YOURS.includes(error.status)) {
    return (
      <BlockingOverlay id="quote-not-viewable-overlay" title={t('quote:load.notViewable')}>
        {t('quote:sign.useLink')}
      </BlockingOverlay>
    );
  }
  return <Alert role="alert" type="warning" showIcon title={problemMessage(error)} />;
}
