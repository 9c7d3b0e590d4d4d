import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { Tag, TagFacts, TagSearch } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const TAGS = '/api/account/v1/tags';
const TAG = '/api/account/v1/tags/{tagId}';

// An agency has some dozens.
const CHOICES = 100;

export const tagsQuery = (query: TagSearch) =>
  queryOptions({
    queryKey: ['accounts', 'tags', query],
    queryFn: ({ signal }) => unwrap(api.account.GET(TAGS, { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** All tags to choose from. */
export const tagChoicesQuery = tagsQuery({ size: CHOICES });

/** What people do with tags; accounts show it at once. */
export function useTagCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['accounts'] });
    return answer;
  };
  return {
    save: (tagId: string | undefined, body: TagFacts, key: SubmitKey): Promise<Tag> =>
      then(
        tagId
          ? unwrap(
              api.account.PUT(TAG, { params: { path: { tagId } }, body, headers: withKey(key) }),
            )
          : unwrap(api.account.POST(TAGS, { body, headers: withKey(key) })),
      ),
    remove: (tagId: string, key: SubmitKey) =>
      then(unwrap(api.account.DELETE(TAG, { params: { path: { tagId } }, headers: withKey(key) }))),
    apply: (accountId: string, tagIds: string[], key: SubmitKey) =>
      then(
        unwrap(
          api.account.PUT('/api/account/v1/tags/apply/{accountId}', {
            params: { path: { accountId } },
            body: { tagIds },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
