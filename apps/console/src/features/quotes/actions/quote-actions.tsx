import { Button, Flex } from 'antd';
import type { Quote } from '../../../lib/api-types';
import { useQuoteActions } from './use-quote-actions';

/** What can be done with a quote, a button for each. */
export function QuoteActions({ quote }: { quote: Quote }) {
  const { primary, actions } = useQuoteActions(quote);
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
