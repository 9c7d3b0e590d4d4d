import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { SavedView, SavedViewRequest } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const VIEWS = '/api/auth/v1/me/views';
const VIEW = '/api/auth/v1/me/views/{id}';
// More tabs than that nobody looks through.
const SHOWN_MAX = 100;

/** The views that a person keeps of a list, and those that colleagues share. */
export const savedViewsQuery = (screen: string) =>
  queryOptions({
    queryKey: ['views', screen],
    queryFn: ({ signal }) =>
      unwrap(api.auth.GET(VIEWS, { params: { query: { screen, size: SHOWN_MAX } }, signal })),
  });

/** Keeps, changes and forgets views; each reads them again. */
export function useViewCommands(screen: string) {
  const queryClient = useQueryClient();
  const then = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: savedViewsQuery(screen).queryKey });
    return answer;
  };
  return {
    keep: (body: SavedViewRequest, key: SubmitKey): Promise<SavedView> =>
      then(unwrap(api.auth.POST(VIEWS, { body, headers: withKey(key) }))),
    change: (id: string, body: SavedViewRequest, key: SubmitKey): Promise<SavedView> =>
      then(unwrap(api.auth.PUT(VIEW, { params: { path: { id } }, body, headers: withKey(key) }))),
    forget: (id: string, key: SubmitKey): Promise<unknown> =>
      then(unwrap(api.auth.DELETE(VIEW, { params: { path: { id } }, headers: withKey(key) }))),
  };
}
