import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { MailSearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const POLL_MS = 5_000;

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
    // Mails come in by themselves, and one that is tried again may be laid aside again.
    refetchInterval: POLL_MS,
  });

/** One mail with its words and its files. */
export const messageQuery = (msgId: string) =>
  queryOptions({
    queryKey: ['mails', 'detail', msgId],
    queryFn: ({ signal }) =>
      unwrap(api.docs.GET('/api/docmessage/v1/{msgId}', { params: { path: { msgId } }, signal })),
  });

/** What is decided on a mail that waits; the lists of mails and submissions are read again. */
export function useMailCommands() {
  const queryClient = useQueryClient();
  const act = (msgId: string, key: SubmitKey) => ({
    params: { path: { msgId } },
    headers: withKey(key),
  });
  const readAgain = async (): Promise<void> => {
    void queryClient.invalidateQueries({ queryKey: ['submissions'] });
    await queryClient.invalidateQueries({ queryKey: ['mails'] });
  };
  return {
    accept: async (msgId: string, key: SubmitKey) => {
      await unwrap(api.docs.POST('/api/docmessage/v1/{msgId}/accept', act(msgId, key)));
      await readAgain();
    },
    retry: async (msgId: string, key: SubmitKey) => {
      await unwrap(api.docs.POST('/api/docmessage/v1/{msgId}/retry', act(msgId, key)));
      await readAgain();
    },
  };
}
