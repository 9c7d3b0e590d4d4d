import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { clocksQuery } from '../../features/clock/api';
import { ClockCard } from '../../features/clock/clock-card';
import { Happened } from '../../features/clock/happened';
import { NewClock } from '../../features/clock/new-clock';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import type { MovedClock } from '../../lib/api-types';
import { organizationsQuery } from '../../lib/organizations';
import { useSession } from '../../lib/session';

/** The clocks of a sandbox: whoever moves one sees what the time that passed has brought. */
export function ClockPage() {
  const { t } = useTranslation();
  const { landing, isStaff } = useSession();
  const result = useQuery(clocksQuery);
  const agencies = useQuery({ ...organizationsQuery('', 'AGENCY'), enabled: isStaff });
  const [moved, setMoved] = useState<MovedClock | null>(null);
  const nameOf = (id: string) => agencies.data?.find((agency) => agency.id === id)?.name ?? id;
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.clock')}
      />
      <p className="muted">{t('common:clock.text')}</p>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(clocks) => (
          <>
            {clocks.map((clock) => (
              <ClockCard
                key={clock.id}
                clock={clock}
                agency={isStaff ? nameOf(clock.scope) : undefined}
                onMoved={setMoved}
              />
            ))}
            {moved && <Happened moved={moved} />}
            {(isStaff || clocks.length === 0) && <NewClock />}
          </>
        )}
      </Loaded>
    </div>
  );
}
