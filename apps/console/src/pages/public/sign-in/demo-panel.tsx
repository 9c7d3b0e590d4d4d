import { useTranslation } from 'react-i18next';
import { Icon } from '../../../lib/icons';
import { EditionLink } from '../frame/public-layout';
import type { DemoSignIn } from './sign-in';
import type { SignInAttempt } from './use-sign-in';

interface DemoPanelProps {
  people: DemoSignIn[];
  attempt: SignInAttempt;
}

/** Lets a visitor of a demo installation look around as any of its people. */
export function DemoPanel({ people, attempt }: DemoPanelProps) {
  const { t } = useTranslation();
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('common:demo.title')}</h2>
      <p className="muted">{t('common:demo.text')}</p>
      <ul>
        {people.map(({ persona, name, email, password }) => (
          <li key={email}>
            <button
              className="demo-entry"
              disabled={attempt.isSending}
              title={email}
              onClick={() => attempt.send({ username: email, password }, false)}
            >
              <strong>{t(`common:demo.persona.${persona}`, { defaultValue: persona })}</strong>
              <span>{name}</span>
              <Icon name="arrow" />
            </button>
          </li>
        ))}
      </ul>
      <div className="links">
        <a className="icon-button" href="/dev/mailbox">
          <Icon name="mail" />
          {t('common:demo.mailbox')}
        </a>
        <EditionLink />
      </div>
    </section>
  );
}
