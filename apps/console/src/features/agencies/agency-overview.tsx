import { useTranslation } from 'react-i18next';
import { RecordPage } from '../../kit/pages/record-page';
import type { Crumb } from '../../kit/pages/page-header';
import { Phone } from '../../kit/values/phone';
import type { Agency } from '../../lib/api-types';
import { AgencyKinds } from './columns';
import { LogoFields } from './logos/logo-fields';
import { TermsFacts } from './terms-fields';

/** An agency for those who read it. */
export function AgencyOverview({ agency, crumbs }: { agency: Agency; crumbs: Crumb[] }) {
  const { t } = useTranslation(['common', 'agency']);
  const { contactFirstName: first, contactLastName: last } = agency;
  return (
    <RecordPage
      crumbs={crumbs}
      title={agency.name}
      tag={<AgencyKinds agency={agency} />}
      strip={[
        { label: t('agency:field.npn'), value: agency.npn },
        { label: t('agency:field.hostname'), value: agency.hostname },
        { label: t('agency:field.contact'), value: [first, last].filter(Boolean).join(' ') },
        { label: t('common:users.email'), value: agency.contactEmail },
        { label: t('common:users.phone'), value: <Phone number={agency.contactPhone} /> },
      ]}
    >
      <section className="card" aria-labelledby="agency-logos">
        <h2 id="agency-logos">{t('agency:logo.title')}</h2>
        <LogoFields agency={agency} />
      </section>
      <section className="card" aria-labelledby="agency-terms">
        <h2 id="agency-terms">{t('agency:settings.terms')}</h2>
        <TermsFacts agency={agency} />
      </section>
    </RecordPage>
  );
}
