import { foldText } from '@palisade/kernel';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Flex, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueQuery } from '../../../features/rater/api';
import { CoverageTable } from '../../../features/rater/coverage-table';
import { MarketFields, marketOf, type ChosenMarket } from '../../../features/rater/market-fields';
import '../../../features/rater/rater.css';
import { EmptyState } from '../../../kit/pages/empty-state';
import { ErrorState } from '../../../kit/pages/error-state';
import { LabelledField } from '../../../kit/forms/labelled-field';
import { PageHeader } from '../../../kit/pages/page-header';
import { useEdition } from '../../../lib/edition';
import { useSession } from '../../../lib/session';

/** Every coverage of a product, and which of them a state lets it have. */
export function CoveragesPage() {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  const { landing } = useSession();
  const { region } = useEdition();
  const products = PRODUCT_CODES.filter((code) => PRODUCTS[code].region === region);
  const [market, setMarket] = useState(marketOf(region === 'US' ? 'P100' : 'P_ONE'));
  const [words, setWords] = useState('');
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('coverage:rater.catalogue')}
      />
      <section className="card rater-section">
        <Flex gap={16} wrap>
          <MarketFields market={market} products={products} onChange={setMarket} />
          <LabelledField label={t('common:action.search')}>
            {(labelled) => (
              <Input
                {...labelled}
                allowClear
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </LabelledField>
        </Flex>
        <Catalogue market={market} words={foldText(words)} />
      </section>
    </div>
  );
}

function Catalogue({ market, words }: { market: ChosenMarket; words: string }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { data, error, refetch } = useQuery(catalogueQuery(market.product, market.state));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  const found = data.filter(({ id, key, name }) =>
    foldText(`${id} ${key} ${name}`).includes(words),
  );
  if (found.length > 0) return <CoverageTable coverages={found} />;
  return <EmptyState title={t('common:table.noData')} text={t('coverage:rater.coverage.none')} />;
}
