import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Quote } from '../../../lib/api-types';
import { useSession } from '../../../lib/session';
import { keyOfWords } from '../../../lib/submit-key';
import { markRead } from './api';
import { isUnread } from './unread';

/** Marks a quote that is on the screen as read; a failure leaves it unread, and nobody is bothered. */
export function useMarkRead({ id, modified, isRead, isReadByCustomer }: Quote): void {
  const { account } = useSession();
  const queryClient = useQueryClient();
  const isNews = isUnread({ isRead, isReadByCustomer }, account.accountType);
  useEffect(() => {
    if (!isNews) return;
    markRead({ id }, keyOfWords(`read ${id} ${modified}`)).then(
      () => queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] }),
      () => undefined,
    );
  }, [isNews, id, modified, queryClient]);
}
