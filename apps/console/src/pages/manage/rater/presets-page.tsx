import { REGIONS } from '@palisade/kernel';
import { isExcess, PRODUCT_CODES, PRODUCTS, type Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customPresetsQuery, standardPresetsQuery } from '../../../features/rater/api';
import { IndustryRules } from '../../../features/rater/industry-rules';
import { MarketFields, marketOf, type ChosenMarket } from '../../../features/rater/market-fields';
import { NEW_PRESET } from '../../../features/rater/new-preset';
import { PresetFormModal, type PresetTask } from '../../../features/rater/preset-form-modal';
import { PresetTable } from '../../../features/rater/preset-table';
import '../../../features/rater/rater.css';
import type { Preset } from '../../../features/rater/types';
import { EmptyState } from '../../../kit/pages/empty-state';
import { Loaded } from '../../../kit/pages/loaded';
import { PageHeader } from '../../../kit/pages/page-header';
import { useEdition } from '../../../lib/edition';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** An excess layer covers what the policy below it covers. */
const WITH_PRESETS = PRODUCT_CODES.filter((code) => !isExcess(code));

const askDelete = (preset: Preset) => openModal('rater-preset-delete', { preset });

/** Standard presets of a product, and the agency's own. */
export function PresetsPage() {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  const { landing } = useSession();
  const { region } = useEdition();
  const products = WITH_PRESETS.filter((code) => PRODUCTS[code].region === region);
  const [market, setMarket] = useState(marketOf(region === 'US' ? 'P100' : 'P_ONE'));
  const { product } = market;
  const [task, setTask] = useState<PresetTask | null>(null);
  const asked = (kind: PresetTask['kind']) => (preset: Preset) =>
    setTask({ kind, product, preset });
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('coverage:rater.presets')}
      />
      <Flex gap={16} wrap>
        <MarketFields market={market} products={products} onChange={setMarket} />
      </Flex>
      <StandardPresets market={market} ask={asked} onDelete={askDelete} />
      <CustomPresets product={product} ask={asked} onDelete={askDelete} />
      <IndustryRules market={market} />
      {task && <PresetFormModal data={task} close={() => setTask(null)} />}
    </div>
  );
}

interface SectionProps {
  product: Product;
  ask: (kind: PresetTask['kind']) => (preset: Preset) => void;
  onDelete: (preset: Preset) => void;
}

const currencyOf = (product: Product) => REGIONS[PRODUCTS[product].region].currency;

type StandardProps = Omit<SectionProps, 'product'> & { market: ChosenMarket };

function StandardPresets({ market: { product, state }, ask, onDelete }: StandardProps) {
  const { t } = useTranslation(['common', 'coverage']);
  const { can } = usePermissions();
  const isOpen = can('rater:view');
  const result = useQuery({
    ...standardPresetsQuery(product, state),
    enabled: isOpen,
  });
  if (!isOpen) return null;
  return (
    <section className="card rater-section">
      <h2>{t('coverage:rater.preset.standard')}</h2>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(presets) => (
          <PresetTable
            label={t('coverage:rater.preset.standard')}
            presets={presets}
            currency={currencyOf(product)}
            {...(can('rater:preset-edit') && {
              onEdit: ask('changeStandard'),
              onCopy: ask('copyStandard'),
              onDelete,
            })}
          />
        )}
      </Loaded>
    </section>
  );
}

function CustomPresets({ product, ask, onDelete }: SectionProps) {
  const { t } = useTranslation(['common', 'coverage']);
  const { account } = useSession();
  const result = useQuery(customPresetsQuery(product));
  const isAgency = account.accountType === 'AGENCY';
  const add = isAgency && (
    <Button type="primary" onClick={() => ask('create')(NEW_PRESET)}>
      {t('coverage:rater.preset.new')}
    </Button>
  );
  return (
    <section className="card rater-section">
      <h2>{t('coverage:rater.preset.custom')}</h2>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(presets) =>
          presets.length === 0 ? (
            <EmptyState title={t('common:table.noData')} text={t('coverage:rater.preset.none')} />
          ) : (
            <PresetTable
              label={t('coverage:rater.preset.custom')}
              presets={presets}
              currency={currencyOf(product)}
              onEdit={ask('change')}
              onDelete={onDelete}
            />
          )
        }
      </Loaded>
      {add && <div>{add}</div>}
    </section>
  );
}
