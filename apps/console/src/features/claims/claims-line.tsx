import { useTranslation } from 'react-i18next';
import { Phone } from '../../kit/values/phone';

/** Where claims of this edition are told to: at any hour by telephone, and by mail. */
export function ClaimsLine() {
  const { t } = useTranslation();
  const email = t('common:contact.claimsEmail');
  return (
    <p className="muted">
      {t('common:contact.claims')}: <Phone number={t('common:contact.claimsPhone')} />,{' '}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
