import type { components } from '@palisade/clients/gateway';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

/** An announcement of an incident, as staff see it. */
export type Announcement = components['schemas']['AnnouncementResponse'];
export type NewAnnouncement = components['schemas']['AnnounceIncidentRequest'];

const INCIDENTS = '/api/status/v1/incidents';

export const incidentsQuery = queryOptions({
  queryKey: ['incidents'],
  queryFn: ({ signal }) => unwrap(api.gateway.GET(INCIDENTS, { signal })),
});

/** What can be done with the banner; the lists and the banner itself are read again. */
export function useIncidentCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    void queryClient.invalidateQueries({ queryKey: incidentsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: ['incident'] });
    return answer;
  };
  return {
    announce: (body: NewAnnouncement, key: SubmitKey) =>
      then(unwrap(api.gateway.POST(INCIDENTS, { body, headers: withKey(key) }))),
    end: (incidentId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.gateway.POST(`${INCIDENTS}/{incidentId}/end`, {
            params: { path: { incidentId } },
            headers: withKey(key),
          }),
        ),
      ),
  };
}
