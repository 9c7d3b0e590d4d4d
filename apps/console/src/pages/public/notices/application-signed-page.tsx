import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { Panel } from '../frame/panel';

/** Thanks the policyholder for the signature, and names the next step. */
export function ApplicationSignedPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data: signed } = useQuery({
    queryKey: ['application-signed', token],
    queryFn: () =>
      unwrap(
        api.docs.GET('/api/esign/v1/application-signed/{token}', { params: { path: { token } } }),
      ),
    enabled: token !== '',
    retry: false,
  });
  return (
    <Panel title={t('common:applicationSigned.title')}>
      <p>{t('common:applicationSigned.text')}</p>
      {signed && (
        <p>
          {t('common:applicationSigned.about', {
            quote: signed.quoteNumber,
            company: signed.companyName,
          })}
        </p>
      )}
      <p>{t('common:applicationSigned.next')}</p>
      <div className="links">
        <Link to="/login">{t('common:auth.logout.signIn')}</Link>
      </div>
    </Panel>
  );
}
