import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { MailSearch } from '../../lib/api-types';

/** The mails that came in for the underwriters; a mail is known by its own name. */
export const messagesQuery = (query: MailSearch) =>
  queryOptions({
    queryKey: ['mails', 'list', query],
    queryFn: async ({ signal }) => {
      const call = api.docs.GET('/api/docmessage/v1/search', { params: { query }, signal });
      const page = await unwrap(call);
      return { ...page, content: page.content.map((mail) => ({ ...mail, id: mail.msgId })) };
    },
    placeholderData: keepPreviousData,
  });

/** One mail with its words and its files. */
export const messageQuery = (msgId: string) =>
  queryOptions({
    queryKey: ['mails', 'detail', msgId],
    queryFn: ({ signal }) =>
      unwrap(api.docs.GET('/api/docmessage/v1/{msgId}', { params: { path: { msgId } }, signal })),
  });
