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
  const amount = (value: number): string => moneyText(Math.abs(value), currency);
  if (!isConnected) {
    return t(`carrier:connectors.price.${offerOf(least, most)}`, {
      name,
      least: amount(least),
      most: amount(most),
    });
  }
  const passed = controls.filter(({ failed }) => failed === 0);
  const proved = passed.map(({ control }) => t(`carrier:connectors.control.${control}`)).join(', ');
  if (most < 0) return t('carrier:connectors.price.more', { name, amount: amount(most) });
  if (most === 0) return t('carrier:connectors.price.noLess', { name });
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

/** How it is said what a tool would take off: as usual, and at best; what is negative is added. */
function offerOf(least: number, most: number): 'between' | 'upTo' | 'moreOrLess' | 'upToMore' {
  if (most <= 0) return 'upToMore';
  if (least < 0) return 'moreOrLess';
  return least > 0 && least < most ? 'between' : 'upTo';
}
