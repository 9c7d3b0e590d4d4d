import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { ToolPrice, ToolPrices } from '../../../lib/tool-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';

interface ToolPriceLineProps {
  tool: ToolPrice;
  prices: Pick<ToolPrices, 'currency' | 'until'>;
}

/** What one security tool takes off a premium, or would, in words. */
export function ToolPriceLine({ tool, prices: { currency, until } }: ToolPriceLineProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const { locale } = useEdition();
  const { connectorType, isConnected, least, most, controls } = tool;
  const name = t(`carrier:connectors.tool.${connectorType}`);
  const amount = (value: number): string => moneyText(value, currency);
  if (!isConnected) {
    const [low, high] = [amount(least), amount(most)];
    return least > 0 && least < most
      ? t('carrier:connectors.price.between', { name, least: low, most: high })
      : t('carrier:connectors.price.upTo', { name, most: high });
  }
  const passed = controls.filter(({ failed }) => failed === 0);
  const proved = passed.map(({ control }) => t(`carrier:connectors.control.${control}`)).join(', ');
  if (most <= 0) return t('carrier:connectors.price.noLess', { name });
  return (
    <>
      {until
        ? t('carrier:connectors.price.until', {
            name,
            amount: amount(most),
            until: formatDate(until, locale),
          })
        : t('carrier:connectors.price.less', { name, amount: amount(most) })}{' '}
      {proved && <span className="muted">{t('carrier:connectors.price.proved', { proved })}</span>}{' '}
      <span className="muted">{t('carrier:connectors.price.lapse', { amount: amount(most) })}</span>
    </>
  );
}
