import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Panel } from '../frame/panel';
import { SignupForm } from './signup-form';

export function SignupPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <Panel title={t('common:signup.title')}>
      <SignupForm token={params.get('validationToken') ?? ''} />
    </Panel>
  );
}
