import { Segmented } from 'antd';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchSelect, useTypedSearch } from '../../kit/forms/search-select';
import { agenciesQuery, useAgencyName } from '../../lib/agencies';
import type { Home } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDays, zoneName } from '../../lib/formatting';

/** How far back a home looks, in days. */
const RANGES = [30, 90, 365] as const;
/** How far a home looks back when its address does not say. */
export const DEFAULT_RANGE = 90;
const CHOICES = 100;

/** What the address of a home asks for, and how it is changed. */
export function useHomeAddress() {
  const [params, setParams] = useSearchParams();
  const put = (name: string, value: string | undefined) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const range = RANGES.find((one) => String(one) === params.get('range')) ?? DEFAULT_RANGE;
  return { range, agencyId: params.get('agencyId') ?? undefined, put };
}

interface HomeFiltersProps {
  home: Home;
  hasAgencies: boolean;
}

/** The time that is looked at beside the time before, and for staff the agency. */
export function HomeFilters({
  home: { current, previous, timeZone },
  hasAgencies,
}: HomeFiltersProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const { range, put } = useHomeAddress();
  const days = ({ after, before }: Home['current']) => formatDays(after, before, locale, timeZone);
  return (
    <div className="kit-dashboard-filters">
      <p className="muted">
        {t('common:home.periods', {
          current: days(current),
          previous: days(previous),
          zone: zoneName(timeZone, locale),
        })}
      </p>
      <div className="home-filters">
        {hasAgencies && <AgencyFilter />}
        <Segmented<number>
          aria-label={t('common:dashboard.range')}
          value={range}
          options={RANGES.map((value) => ({ value, label: t(`common:dashboard.range.${value}`) }))}
          onChange={(value) => put('range', String(value))}
        />
      </div>
    </div>
  );
}

function AgencyFilter() {
  const { t } = useTranslation();
  const { agencyId, put } = useHomeAddress();
  const { wanted, setSearch } = useTypedSearch();
  const [isOpen, setOpen] = useState(false);
  const { data, isFetching } = useQuery({
    ...agenciesQuery({ size: CHOICES, ...(wanted && { search: wanted }) }),
    enabled: isOpen,
  });
  const name = useAgencyName(agencyId);
  const found = data?.content ?? [];
  const known = agencyId && found.every(({ id }) => id !== agencyId);
  return (
    <SearchSelect
      aria-label={t('common:wording.agency')}
      className="home-agency"
      allowClear
      placeholder={t('common:home.allAgencies')}
      value={agencyId ?? null}
      choices={known ? [{ id: agencyId, name: name ?? '…' }, ...found] : found}
      isFetching={isFetching}
      onType={setSearch}
      onOpenChange={setOpen}
      onChange={(value) => put('agencyId', value || undefined)}
    />
  );
}
