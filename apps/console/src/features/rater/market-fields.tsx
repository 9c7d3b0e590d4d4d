import { PRODUCTS, type Product } from '@palisade/trade';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { LabelledField } from '../../kit/forms/labelled-field';
import { StateSelect } from '../../kit/forms/state-select';

/** A product and where it is written; no state in the United Kingdom. */
export interface ChosenMarket {
  product: Product;
  state: string | null;
}

const USUAL_STATE = 'OH';

/** The market of a product, in the state that was chosen before. */
export const marketOf = (product: Product, state: string | null = null): ChosenMarket => ({
  product,
  state: PRODUCTS[product].region === 'US' ? (state ?? USUAL_STATE) : null,
});

interface MarketFieldsProps {
  market: ChosenMarket;
  products: readonly Product[];
  onChange: (market: ChosenMarket) => void;
}

/** What a list of the rater is asked for. */
export function MarketFields({ market, products, onChange }: MarketFieldsProps) {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  return (
    <>
      <LabelledField label={t('quote:field.product')}>
        {(labelled) => (
          <Select
            {...labelled}
            value={market.product}
            onChange={(product: Product) => onChange(marketOf(product, market.state))}
            options={products.map((value) => ({ value, label: t(`coverage:product.${value}`) }))}
          />
        )}
      </LabelledField>
      {market.state && (
        <LabelledField label={t('common:wording.state')}>
          {(labelled) => (
            <StateSelect
              {...labelled}
              isRated
              value={market.state}
              onChange={(state: string) => onChange({ ...market, state })}
            />
          )}
        </LabelledField>
      )}
    </>
  );
}
