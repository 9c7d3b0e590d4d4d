import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/clipboard';
import { Panel } from '../frame/panel';
import { TextField } from '../frame/text-field';

const BROWSERS = [
  ['Chrome', 'https://www.google.com/chrome/'],
  ['Edge', 'https://www.microsoft.com/edge'],
  ['Firefox', 'https://www.mozilla.org/firefox/'],
] as const;

/** The sign-in address of this person, to be opened in another browser. */
function loginAddress(): string {
  const email = localStorage.getItem('palisade.lastEmail');
  return `${location.origin}/login${email ? `?email=${encodeURIComponent(email)}` : ''}`;
}

export function UnsupportedPage() {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const address = loginAddress();
  return (
    <Panel title={t('common:unsupported.title')}>
      <p>{t('common:unsupported.text')}</p>
      <TextField
        label={t('common:unsupported.address')}
        value={address}
        readOnly
        onChange={() => setCopied(false)}
      />
      <div className="actions">
        <button className="button primary" onClick={() => void copyText(address).then(setCopied)}>
          {t('common:unsupported.copy')}
        </button>
        <span role="status">{isCopied && t('common:unsupported.copied')}</span>
      </div>
      <div className="links">
        {BROWSERS.map(([name, address]) => (
          <a key={name} href={address} rel="noreferrer">
            {name}
          </a>
        ))}
      </div>
    </Panel>
  );
}
