import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, unwrap } from '../../lib/api';
import { useEdition } from '../../lib/edition';
import type { Incident } from '../../lib/api-types';
import { Icon } from '../../lib/icons';
import { VERSION_POLL_MS } from '../version-poll';

const DISMISSED_KEY = 'palisade.incidentDismissed';

const nameOf = ({ title, message }: Incident): string => `${title ?? ''}|${message ?? ''}`;

/** Tells of a running incident until the person dismisses that message. */
export function IncidentBanner() {
  const { t } = useTranslation();
  const { region: edition } = useEdition();
  const { data: incident } = useQuery({
    queryKey: ['incident', edition],
    queryFn: () =>
      unwrap(api.gateway.GET('/api/status/v1/incident', { params: { query: { edition } } })),
    refetchInterval: VERSION_POLL_MS,
    staleTime: VERSION_POLL_MS,
  });
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED_KEY));
  if (!incident?.active || dismissed === nameOf(incident)) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED_KEY, nameOf(incident));
    setDismissed(nameOf(incident));
  };
  return (
    <div className="notice warning shell-banner" role="status">
      <Icon name="warning" />
      <p>
        <strong>{incident.title}</strong> {incident.message}
      </p>
      {incident.statusUrl && (
        <a href={incident.statusUrl} target="_blank" rel="noreferrer">
          {t('common:shell.incidentStatus')}
        </a>
      )}
      <button className="link-button" onClick={dismiss}>
        {t('common:shell.incidentDismiss')}
      </button>
    </div>
  );
}
