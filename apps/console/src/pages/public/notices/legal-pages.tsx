import { useTranslation } from 'react-i18next';
import { Panel } from '../frame/panel';

const TERMS = ['use', 'access', 'quotes', 'conduct', 'changes'] as const;
const PRIVACY = ['what', 'why', 'where', 'cookies', 'rights'] as const;

export const TermsPage = () => <LegalPage page="terms" sections={TERMS} />;

export const PrivacyPage = () => <LegalPage page="privacy" sections={PRIVACY} />;

interface LegalPageProps {
  page: 'terms' | 'privacy';
  sections: readonly string[];
}

function LegalPage({ page, sections }: LegalPageProps) {
  const { t } = useTranslation();
  const values = {
    entity: t('common:footer.legalEntity'),
    email: t('common:contact.supportEmail'),
  };
  return (
    <Panel title={t(`common:footer.${page}`)} isWide>
      {sections.map((section) => (
        <section key={section} className="stack">
          <h2>{t(`common:legal.${page}.${section}.title`)}</h2>
          <p>{t(`common:legal.${page}.${section}.text`, values)}</p>
        </section>
      ))}
    </Panel>
  );
}
