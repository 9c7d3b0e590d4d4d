import { useTranslation } from 'react-i18next';
import { ApiError, ShownError } from '../../lib/problem';

/** What is said of a failure that has no words of its own. */
export function useFailure(textKey: string) {
  const { t } = useTranslation(['common', 'policy']);
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t(textKey));
  };
}
