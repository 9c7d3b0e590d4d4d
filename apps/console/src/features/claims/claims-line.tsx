import { useTranslation } from 'react-i18next';

/** Where claims of this edition are told to by mail. */
export function ClaimsLine() {
  const { t } = useTranslation();
  const email = t('common:contact.claimsEmail');
  return (
    <p className="muted">
      {t('common:contact.claims')}: <a href={`mailto:${email}`}>{email}</a>
    </p>
  );
}
