import type { Page } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import type { Company, CompanySearch } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import './accounts.css';
import { companiesQuery } from './api';

interface CompanyMatchesProps {
  search: CompanySearch;
  onPick: (company: Company) => void;
}

/** The companies of the directory that fit, the best first, one of which is picked. */
export function CompanyMatches({ search, onPick }: CompanyMatchesProps) {
  const result = useQuery(companiesQuery(search));
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {(found) => (
        <div className="card" aria-busy={result.isPlaceholderData}>
          <Matches found={found} onPick={onPick} />
        </div>
      )}
    </Loaded>
  );
}

interface MatchesProps extends Pick<CompanyMatchesProps, 'onPick'> {
  found: Page<Company>;
}

function Matches({ found, onPick }: MatchesProps) {
  const { t } = useTranslation(['common', 'account']);
  const { region } = useEdition();
  if (found.totalElements === 0) {
    return <EmptyState title={t('common:select.noResults')} text={t('account:lookup.empty')} />;
  }
  const state: PlainColumn<Company> = {
    key: 'state',
    title: t('common:wording.state'),
    render: (company) => company.state,
  };
  const columns: PlainColumn<Company>[] = [
    { key: 'name', title: t('account:field.name'), render: ({ name }) => name },
    { key: 'address', title: t('account:field.address'), render: ({ address1 }) => address1 },
    { key: 'city', title: t('common:wording.city'), render: ({ city }) => city },
    ...(region === 'US' ? [state] : []),
    { key: 'zip', title: t('common:wording.zipCode'), render: ({ zipCode }) => zipCode },
    {
      key: 'industry',
      title: t('account:field.primaryIndustry'),
      render: ({ secondaryIndustry, primaryIndustry }) => secondaryIndustry ?? primaryIndustry,
    },
    { key: 'domain', title: t('account:field.domain'), render: ({ domainName }) => domainName },
    {
      key: 'match',
      title: t('account:lookup.match'),
      isNumber: true,
      render: ({ match }) => t('account:lookup.percent', { match }),
    },
    {
      key: 'pick',
      title: t('account:lookup.pick'),
      render: (company) => (
        <Button
          size="small"
          aria-label={t('account:lookup.pickName', { name: company.name })}
          onClick={() => onPick(company)}
        >
          {t('account:lookup.pick')}
        </Button>
      ),
    },
  ];
  return (
    <PlainTable
      label={t('account:lookup.title')}
      columns={columns}
      rows={found.content}
      rowKey={({ cbid }) => cbid}
    />
  );
}
