import { useTranslation } from 'react-i18next';
import type { Persona } from '../../app/personas';
import { useSession } from '../../lib/session';
import { useTeam } from '../../lib/team';

/** Who the person is here, and how to get around without a mouse. */
export function AccessCard({ persona }: { persona: Persona }) {
  const { t } = useTranslation(['common', 'account', 'agency', 'carrier']);
  const { user, account } = useSession();
  const { teams } = useTeam();
  const facts = [
    [t('common:wording.organization'), account.fullName ?? account.name],
    [t('common:home.persona'), t(persona.labelKey)],
    [t('common:home.role'), user.role.name],
    [t('common:home.teams'), teams.map(({ name }) => name).join(', ')],
  ].filter(([, value]) => value);
  return (
    <section className="card" aria-labelledby="home-access">
      <h2 id="home-access">{t('common:home.access')}</h2>
      <dl className="home-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        <kbd>Ctrl K</kbd> {t('common:home.hintPalette')}
      </p>
      <p className="muted">
        <kbd>?</kbd> {t('common:home.hintKeys')}
      </p>
    </section>
  );
}
