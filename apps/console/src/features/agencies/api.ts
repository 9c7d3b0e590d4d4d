import { useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { Agency, AgencySettings, NewAgency } from '../../lib/api-types';
import type { SubmitKey } from '../../lib/submit-key';
import { withKey } from '../../lib/with-key';

const AGENCIES = '/api/account/v1/agency';
const AGENCY = '/api/account/v1/agency/{agencyId}';

/** What is done with agencies. */
export function useAgencyCommands() {
  const queryClient = useQueryClient();
  const then = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await queryClient.invalidateQueries({ queryKey: ['agencies'] });
    return answer;
  };
  return {
    add: (body: NewAgency, key: SubmitKey): Promise<Agency> =>
      then(unwrap(api.account.POST(AGENCIES, { body, headers: withKey(key) }))),
    save: (agencyId: string, body: AgencySettings, key: SubmitKey): Promise<Agency> =>
      then(
        unwrap(
          api.account.PUT(AGENCY, { params: { path: { agencyId } }, body, headers: withKey(key) }),
        ),
      ),
    remove: (agencyId: string, key: SubmitKey) =>
      then(
        unwrap(
          api.account.DELETE(AGENCY, { params: { path: { agencyId } }, headers: withKey(key) }),
        ),
      ),
  };
}
