import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { placesOf, visible, type Persona } from '../../app/personas';
import { homeQuery } from '../../features/figures/api';
import { EarnedChart } from '../../features/figures/earned-chart';
import { Charts } from '../../kit/dashboard/charts';
import { Figures } from '../../kit/dashboard/figures';
import { FirstSteps } from '../../kit/dashboard/first-steps';
import { Tasks } from '../../kit/dashboard/tasks';
import { ReadError } from '../../kit/pages/read-error';
import type { Home } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { usePermissions, useSession } from '../../lib/session';
import { ofTeam, useTeam } from '../../lib/team';
import { useKept } from '../../lib/use-kept';
import { ClaimStages } from './claim-stages';
import { firstSteps } from './first-steps';
import { HomeChartCard } from './home-chart';
import { DEFAULT_RANGE, HomeFilters, useHomeAddress } from './home-filters';
import { LossChart } from './loss-chart';
import { PersonaCards } from './persona-cards';
import { useNumbers } from './use-numbers';

/** What the home of a persona counts, in one call, and below it what it lists. */
export function HomeOverview({ persona }: { persona: Persona }) {
  const { isStaff } = useSession();
  const { currency } = useEdition();
  const { teamId } = useTeam();
  const { range, agencyId } = useHomeAddress();
  const of = ofTeam(isStaff && agencyId ? { agencyId } : {}, teamId);
  const result = useQuery(homeQuery({ ...of, range, currency }));
  const kept = useKept(result);
  return (
    <div className="kit-dashboard">
      <ReadError result={result} kept={kept} />
      {kept ? (
        <Counted
          home={kept.data}
          persona={persona}
          of={of}
          retry={() => void result.refetch()}
          isOlder={result.isPlaceholderData}
        />
      ) : (
        !result.isError && <Skeleton active paragraph={{ rows: 8 }} />
      )}
      <PersonaCards persona={persona} />
    </div>
  );
}

interface CountedProps {
  home: Home;
  persona: Persona;
  /** Whose it is: of a team, of an agency. */
  of: { teamId?: string; agencyId?: string };
  retry: () => void;
  /** What was asked for is still on its way. */
  isOlder: boolean;
}

function Counted({ home, persona, of, retry, isOlder }: CountedProps) {
  const { t } = useTranslation();
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const { figureOf, taskOf, hrefOf } = useNumbers(persona);
  const hasStates = useEdition().region === 'US';
  const { figures, missing } = home;
  const tasks = home.tasks.flatMap((task) => taskOf(task) ?? []);
  const charts = home.charts.filter(({ key }) => hasStates || key !== 'premiumByState');
  const { range, agencyId } = useHomeAddress();
  const isIdle = figures.every(({ value }) => !value) && tasks.every(({ count }) => count === 0);
  const isNew = isIdle && missing.length === 0 && agencyId === undefined && range === DEFAULT_RANGE;
  const hasTime = charts.length > 0 || figures.some(({ previous }) => previous !== null);
  return (
    <div className="kit-dashboard" aria-busy={isOlder || undefined}>
      {missing.length > 0 && <Missing home={home} persona={persona} retry={retry} />}
      {isNew && <NewHere persona={persona} />}
      {!isNew && hasTime && <HomeFilters home={home} hasAgencies={isStaff} />}
      <div className="kit-dashboard-top">
        {tasks.length > 0 && <Tasks tasks={tasks} />}
        {!isNew && figures.length > 0 && (
          <Figures
            label={t('common:dashboard.figures')}
            figures={figures.map((figure) => figureOf(figure, home))}
          />
        )}
      </div>
      {!isNew && (
        <Charts
          charts={[
            ...charts.map((chart) => (
              <ChartOf key={chart.key} chart={chart} home={home} hrefOf={hrefOf} />
            )),
            ...(can('dashboard:earned-premium') ? [<EarnedChart key="earned" of={of} />] : []),
          ]}
        />
      )}
    </div>
  );
}

/** Losses and stages of claims are drawn their own way. */
function ChartOf(props: ComponentProps<typeof HomeChartCard> & { home: Home }) {
  const { chart, home, hrefOf } = props;
  const href = hrefOf(chart);
  if (chart.key === 'lossesByMonth') return <LossChart chart={chart} home={home} href={href} />;
  if (chart.key === 'claimsByStage' && href) return <ClaimStages chart={chart} href={href} />;
  return <HomeChartCard {...props} />;
}

/** What could not be read yet, by its names, in a line. */
function Missing({ home, persona, retry }: Pick<CountedProps, 'home' | 'persona' | 'retry'>) {
  const { t } = useTranslation();
  const { labelOf } = useNumbers(persona);
  const { figures, tasks, charts } = home.missingItems;
  const names = [
    ...figures.map((key) => t(`common:home.figure.${key}`)),
    ...tasks.map(labelOf),
    ...charts.map((key) => t(`common:home.chart.${key}`)),
  ];
  return (
    <p role="alert" className="home-missing">
      {t('common:home.missing', { what: [...new Set(names)].join(', ') })}
      <Button size="small" onClick={retry}>
        {t('common:action.retry')}
      </Button>
    </p>
  );
}

function NewHere({ persona }: { persona: Persona }) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const places = visible(placesOf(persona), can).map(({ path }) => path);
  return (
    <FirstSteps
      purpose={t(persona.purposeKey)}
      steps={firstSteps(persona.accountType, places, can).map(({ key, path }) => ({
        key,
        title: t(`common:home.first.${key}`),
        text: t(`common:home.first.${key}Text`),
        href: `${basePath}/${path}`,
      }))}
    />
  );
}
