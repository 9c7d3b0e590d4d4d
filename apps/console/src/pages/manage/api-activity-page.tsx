import { DEFAULT_PRESET, DURATION_PRESETS } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Flex, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActivityCalls } from '../../features/apikeys/activity-calls';
import { ActivityCards } from '../../features/apikeys/activity-cards';
import { ActivityPlot } from '../../features/apikeys/activity-plot';
import { apiGraphQuery, apiKeysQuery, apiStatisticsQuery } from '../../features/apikeys/api';
import { PageHeader } from '../../kit/pages/page-header';
import { useEdition } from '../../lib/edition';
import { formatDays } from '../../lib/formatting';
import { usePermissions, useSession } from '../../lib/session';
import { useDebounced } from '../../lib/use-debounced';
import '../../kit/kit.css';

const SEARCH_DELAY_MS = 300;
const MAX_KEYS = 100;

export function ApiActivityPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const { locale } = useEdition();
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const dateFilter = presetOf(params.get('dateFilter'));
  const apiClientId = params.get('apiClientId') ?? undefined;
  const search = params.get('search') ?? '';
  const time = timeOf(params);
  const query = {
    ...(time ?? { dateFilter }),
    ...(search && { search }),
    ...(apiClientId && { apiClientId }),
  };
  const statistics = useQuery(apiStatisticsQuery(query));
  const graph = useQuery(apiGraphQuery(query));
  const keys = useQuery({
    ...apiKeysQuery({ size: MAX_KEYS }),
    enabled: can('api-key:view'),
  });
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    if (name === 'dateFilter') for (const instant of ['after', 'before']) next.delete(instant);
    setParams(next, { replace: true });
  };
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:apiActivity.title')}
      />
      <Flex gap={8} wrap>
        <Select
          aria-label={t('common:apiActivity.period')}
          value={time ? null : dateFilter}
          placeholder={time && formatDays(time.after, time.before, locale)}
          options={DURATION_PRESETS.map((value) => ({
            value,
            label: t(`common:duration.${value}`),
          }))}
          onChange={(value) => change('dateFilter', String(value))}
          style={{ minWidth: 240 }}
        />
        <Select
          aria-label={t('common:apiActivity.client')}
          allowClear
          value={apiClientId ?? null}
          placeholder={t('common:apiActivity.allClients')}
          options={(keys.data?.content ?? []).map(({ id, name }) => ({
            value: id,
            label: name ?? t('common:apiKeys.unnamed'),
          }))}
          onChange={(value) => change('apiClientId', value ?? undefined)}
          style={{ minWidth: 200 }}
        />
        <SearchField value={search} onChange={(text) => change('search', text)} />
      </Flex>
      {statistics.data && <ActivityCards statistics={statistics.data} />}
      {graph.data && <ActivityPlot points={graph.data.points} />}
      <ActivityCalls key={JSON.stringify(query)} query={query} />
    </div>
  );
}

function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(value);
  const { value: settled } = useDebounced(text.trim(), text.trim(), SEARCH_DELAY_MS);
  useEffect(() => {
    if (settled !== value) onChange(settled);
  }, [settled]);
  return (
    <Input
      type="search"
      role="searchbox"
      aria-label={t('common:apiActivity.search')}
      placeholder={t('common:apiActivity.search')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      style={{ maxWidth: 280 }}
    />
  );
}

function presetOf(text: string | null): number {
  const preset = Number(text ?? DEFAULT_PRESET);
  return DURATION_PRESETS.includes(preset) ? preset : DEFAULT_PRESET;
}

/** The time that the address names by its instants; none where it names none, or no instants. */
function timeOf(params: URLSearchParams): { after: string; before: string } | undefined {
  const [after, before] = [params.get('after'), params.get('before')];
  if (!after || !before) return undefined;
  return Number.isNaN(Date.parse(after) + Date.parse(before)) ? undefined : { after, before };
}
