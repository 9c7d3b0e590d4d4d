import type { Page } from '@palisade/kernel';
import { useQueries, useQuery, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { listQuery, readListState } from '../list-state';
import type { PageSource } from '../page-source';
import type { ListController } from '../use-list-state';
import { chosenView, viewAddress, type BuiltInView } from './list-views';
import { savedViewsQuery } from './saved-views';
import { ViewMenu } from './view-menu';
import './views.css';

export interface ViewTabsProps<Row, Key extends QueryKey> {
  /** Names the list for which views are kept. */
  id: string;
  list: ListController;
  builtIn: BuiltInView[];
  path?: string;
  source: PageSource<Row, Key>;
}

interface Tab {
  key: string;
  label: string;
  query: string;
  id?: string;
  isChosen: boolean;
}

// How long a count of a tab may be old.
const COUNT_AGE_MS = 30_000;
// A call for each; views beyond are counted when they are chosen.
const COUNTED_MAX = 10;

/** The views of a list as tabs, with how many rows each has; the address says which one is shown. */
export function ViewTabs<Row, Key extends QueryKey>(props: ViewTabsProps<Row, Key>) {
  const { id, list, builtIn, source } = props;
  const { rules } = list;
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const path = props.path ?? pathname;
  const [params] = useSearchParams();
  const saved = useQuery(savedViewsQuery(id)).data?.content ?? [];
  const kept = [...saved.filter(({ isOwn }) => isOwn), ...saved.filter(({ isOwn }) => !isOwn)];
  const chosen = chosenView(params, rules, builtIn, kept);
  const tabs: Tab[] = [
    ...builtIn.map((view) => ({ ...view, isChosen: view.key === chosen.builtIn })),
    ...kept.map((view) => ({
      id: view.id,
      key: view.id,
      label: view.isOwn ? view.name : t('common:views.shared', { name: view.name }),
      query: view.query,
      isChosen: view.id === chosen.kept?.id,
    })),
  ];
  const counts = useQueries({
    queries: tabs.map(({ query, isChosen }, index) => ({
      ...source({
        ...listQuery(readListState(new URLSearchParams(query), rules)),
        page: 0,
        size: 1,
      }),
      placeholderData: undefined,
      staleTime: COUNT_AGE_MS,
      enabled: isChosen || index < COUNTED_MAX,
    })),
  });

  return (
    <div className="kit-views">
      <nav aria-label={t('common:views.title')} className="kit-views-scroll">
        <ul>
          {tabs.map((tab, index) => (
            <li key={tab.key}>
              <Link
                className="kit-view"
                to={{ pathname: path, search: viewAddress(params, rules, tab) }}
                aria-current={tab.isChosen ? 'page' : undefined}
              >
                {tab.label}
                <Count page={counts[index]?.data} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ViewMenu id={id} list={list} chosen={chosen} />
    </div>
  );
}

function Count({ page }: { page: Page<unknown> | undefined }) {
  const { t } = useTranslation();
  if (!page) return null;
  const { totalElements: count, totalIsLowerBound } = page;
  return (
    <span className="kit-view-count">
      {t(totalIsLowerBound ? 'common:views.atLeast' : 'common:views.count', { count })}
    </span>
  );
}
