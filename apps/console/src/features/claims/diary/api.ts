import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { DiaryEntry, DiaryFacts } from '../../../lib/claim-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

const DIARY = '/api/claims/v1/diary/{claimId}';
const SIZE = 100;

/** What is to be done of a claim, the first due first. */
export const diaryQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'diary', claimId],
    queryFn: ({ signal }) => {
      const params = { path: { claimId }, query: { status: 'OPEN' as const, size: SIZE } };
      return unwrap(api.claims.GET(DIARY, { params, signal }));
    },
  });

/** What people do with the diary of a claim. */
export function useDiaryCommands(claimId: string) {
  const queryClient = useQueryClient();
  const then = async (call: Promise<DiaryEntry>): Promise<void> => {
    await call;
    await queryClient.invalidateQueries({ queryKey: ['claims', 'diary', claimId] });
  };
  return {
    add: (body: DiaryFacts, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.POST(DIARY, { params: { path: { claimId } }, body, headers: withKey(key) }),
        ),
      ),
    finish: ({ diaryId, text, subject, dueDate }: DiaryEntry, key: SubmitKey) =>
      then(
        unwrap(
          api.claims.PUT(`${DIARY}/{diaryId}`, {
            params: { path: { claimId, diaryId } },
            body: { text: text ?? subject, dueDate, status: 'DONE' },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
