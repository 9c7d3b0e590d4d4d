import { Button, Flex } from 'antd';
import { RecordActions } from '../../../kit/pages/record-page';
import type { Quote } from '../../../lib/api-types';
import { useQuoteActions } from './use-quote-actions';

interface QuoteActionsProps {
  quote: Quote;
  /** A button for each, where there is room for them. */
  isSpread?: boolean;
}

/** What can be done with a quote, outside its page. */
export function QuoteActions({ quote, isSpread = false }: QuoteActionsProps) {
  const { primary, actions } = useQuoteActions(quote);
  if (!isSpread) return <RecordActions primary={primary} actions={actions} />;
  return (
    <Flex gap={8} wrap>
      {actions.map(({ key, label, isDanger = false, onPick }) => (
        <Button key={key} danger={isDanger} onClick={onPick}>
          {label}
        </Button>
      ))}
      {primary}
    </Flex>
  );
}
