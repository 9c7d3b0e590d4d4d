import type { Product } from '@palisade/trade';
import { isFiled, PRODUCTS, twinOf } from '@palisade/trade';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session';
import { Build } from './quote-step';
import type { StepProps } from './wizard';

/** Free choice of coverages and terms: no preset is offered, and none is told. */
export function CustomQuoteStep(props: StepProps) {
  const { isStaff } = useSession();
  return (
    <>
      {isStaff && <MarketTabs {...props} />}
      <Build {...props} isCustom />
    </>
  );
}

/** The two papers of a product, for staff; the other one begins anew, without what was changed. */
function MarketTabs({ account, product, wizard, goTo }: StepProps) {
  const { t } = useTranslation(['common', 'quote']);
  const twin = twinOf(product);
  if (!twin) return null;
  const isAdmitted = PRODUCTS[product].market === 'ADMITTED';
  const [admitted, surplus] = isAdmitted ? [product, twin] : [twin, product];
  const switchTo = (next: Product) => {
    wizard.change({ terms: null });
    goTo('custom-quote', next);
  };
  return (
    <Segmented<Product>
      aria-label={t('quote:market.title')}
      value={product}
      onChange={switchTo}
      options={[
        {
          value: admitted,
          label: t('quote:underwriting.admitted'),
          disabled: !isFiled('ADMITTED', account.state),
        },
        { value: surplus, label: t('quote:underwriting.surplus') },
      ]}
    />
  );
}
