import type { Region } from '@palisade/kernel';
import { isExcess, PRODUCTS, productsOfRegion, type Product } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText, moneyText } from '../../../kit/values/money';
import { offersQuery } from '../indication/api';
import '../quotes.css';

interface ProductCardsProps {
  region: Region;
  /** The client, for whom each product has a least price. */
  accountId: string;
  chosen: Product;
  onChoose: (product: Product) => void;
}

/** The products of a region, of which one is chosen. */
export function ProductCards({ region, accountId, chosen, onChoose }: ProductCardsProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { data: offers = [] } = useQuery(offersQuery(accountId));
  return (
    <fieldset className="quote-products">
      <legend className="visually-hidden">{t('quote:wizard.step.product-selector')}</legend>
      {productsOfRegion(region).map((product) => {
        // Excess is quoted over a policy that exists, so it is not begun here.
        const isOff = isExcess(product);
        const offer = offers.find((one) => one.product === product);
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
              {offer?.limitMin != null && (
                <span className="muted">
                  {t('quote:product.limits', {
                    min: amountText(offer.limitMin, offer.currency),
                    max: amountText(offer.limitMax, offer.currency),
                  })}
                </span>
              )}
              {offer?.startingPremium != null && (
                <span>
                  {t('quote:product.from', {
                    amount: moneyText(offer.startingPremium, offer.currency),
                  })}
                </span>
              )}
              {offer?.reason && <span className="muted">{offer.reason}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
