import { Alert } from 'antd';
import type { ToolPrice } from '../../../lib/tool-types';
import { useOpenQuotePrices } from './use-open-quote-prices';
import { ToolPriceLine } from './tool-price-line';

interface ToolOfOpenQuoteProps {
  accountId: string;
  connectorType: ToolPrice['connectorType'];
}

/** What one tool takes off the latest open quote of an insured, or would; nothing without a quote. */
export function ToolOfOpenQuote({ accountId, connectorType }: ToolOfOpenQuoteProps) {
  const prices = useOpenQuotePrices(accountId);
  const tool = prices?.tools.find((one) => one.connectorType === connectorType);
  if (!prices || !tool || (!tool.isConnected && tool.least === 0 && tool.most === 0)) return null;
  return <Alert type="info" showIcon title={<ToolPriceLine tool={tool} prices={prices} />} />;
}
