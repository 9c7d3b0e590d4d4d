import { isHostname } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../lib/use-debounced';
import { usePermissions } from '../../lib/session';
import { hostnameQuery } from './api';

// Spec 2 §9: the host name is checked half a second after the last key.
const CHECK_DELAY_MS = 500;

/** Says below the field whether a host name is free, while it is typed. */
export function HostnameState({ hostname, known }: { hostname: string; known: string }) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const typed = hostname.trim().toLowerCase();
  const { value: wanted } = useDebounced(typed, typed, CHECK_DELAY_MS);
  const isAsked = can('aggregator:view') && wanted !== known && isHostname(wanted);
  const { data } = useQuery(hostnameQuery(isAsked ? wanted : ''));
  if (!isAsked || !data) return null;
  const key = data.available ? 'common:partners.hostnameFree' : 'common:partners.hostnameTaken';
  return <span role="status">{t(key)}</span>;
}
