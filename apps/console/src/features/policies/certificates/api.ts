import type { components } from '@palisade/clients/policy';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { Policy } from '../../../lib/api-types';
import type { SubmitKey } from '../../../lib/submit-key';
import { withKey } from '../../../lib/with-key';

/** A certificate of a policy. */
export type Certificate = components['schemas']['CertificateResponse'];

type Asked = Omit<components['schemas']['CertificateRequest'], 'policyId' | 'docType'>;

/** The certificates of a policy, the latest first. */
export const certificatesQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'certificates', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/certificates/{policyId}', {
          params: { path: { policyId } },
          signal,
        }),
      ),
  });

/** Who is insured by a policy beside the named insured. */
export const additionalInsuredsQuery = (policyId: string) =>
  queryOptions({
    queryKey: ['policies', 'additional-insureds', policyId],
    queryFn: ({ signal }) =>
      unwrap(
        api.policy.GET('/api/policy/v1/additional-insureds/{policyId}', {
          params: { path: { policyId } },
          signal,
        }),
      ),
  });

/** Issues a certificate of a policy; answers its paper. */
export function useCertify({ id: policyId, product }: Pick<Policy, 'id' | 'product'>) {
  const queryClient = useQueryClient();
  return async (asked: Asked, key: SubmitKey) => {
    const answer = await unwrap(
      api.policy.POST('/api/policy/v1/certificate/{productType}', {
        params: { path: { productType: product } },
        body: { policyId, docType: 'CERTIFICATE', ...asked },
        headers: withKey(key),
      }),
    );
    await queryClient.invalidateQueries({ queryKey: ['policies', 'certificates', policyId] });
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
    return answer;
  };
}
