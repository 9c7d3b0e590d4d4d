import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClockEvent, MovedClock } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';
import { isToldOf } from './api';

/** The screens of what an event is about, by the noun of its type. */
const PLACES: Readonly<Record<string, { path: string; permission: string }>> = {
  quote: { path: 'quotes', permission: 'quote:view' },
  policy: { path: 'policies', permission: 'policy:view' },
  invoice: { path: 'billing/invoices', permission: 'billing:view' },
  'agency-bill': { path: 'billing/agency-bills', permission: 'billing:view' },
};

/** What time brought, in the order in which it happened. */
export function Happened({ moved }: { moved: MovedClock }) {
  const { t } = useTranslation();
  const events = moved.events.filter(isToldOf);
  return (
    <section className="card" aria-labelledby="happened-title" aria-live="polite">
      <h2 id="happened-title">{t('common:clock.happened')}</h2>
      {events.length === 0 && <p className="muted">{t('common:clock.nothing')}</p>}
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <Happening event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Happening({ event }: { event: ClockEvent }) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const type = event.type.replace(/\.v\d+$/, '');
  const text = t(`common:clock.event.${type}`, { defaultValue: t('common:clock.other') });
  const place = PLACES[type.split('.')[0] ?? ''];
  if (!place || !can(place.permission)) return <>{text}</>;
  return <Link to={`${basePath}/${place.path}/${event.subject}`}>{text}</Link>;
}
