import type { Region } from '@palisade/kernel';
import { isExcess, PRODUCTS, productsOfRegion, type Product } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import '../quotes.css';

interface ProductCardsProps {
  region: Region;
  chosen: Product;
  onChoose: (product: Product) => void;
}

/** The products of a region, of which one is chosen. */
export function ProductCards({ region, chosen, onChoose }: ProductCardsProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  return (
    <fieldset className="quote-products">
      <legend className="visually-hidden">{t('quote:wizard.step.product-selector')}</legend>
      {productsOfRegion(region).map((product) => {
        // Excess is quoted over a policy that exists, so it is not begun here.
        const isOff = isExcess(product);
        return (
          <label key={product} className="card quote-product">
            <input
              type="radio"
              name="product"
              value={product}
              checked={product === chosen}
              disabled={isOff}
              onChange={() => onChoose(product)}
            />
            <span>
              <strong>{t(`coverage:product.${product}`)}</strong>
              <span className="muted">{t(`quote:market.${PRODUCTS[product].market}`)}</span>
              {isOff && <span className="muted">{t('quote:product.needsPolicy')}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
