import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { problemMessage } from '../../lib/problem';

interface ErrorStateProps {
  error: unknown;
  /** What the reader still has, when older content stays on the screen. */
  kept?: string;
  onRetry: () => void;
}

export function ErrorState({ error, kept, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={problemMessage(error)}
      description={kept}
      action={<Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    />
  );
}
