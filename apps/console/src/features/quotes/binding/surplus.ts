import { queryOptions } from '@tanstack/react-query';
import type { Quote } from '../../../lib/api-types';
import { surplusLicenses, type Policyholder, type SurplusBroker } from './api';

/** States whose notice the broker acknowledges (Spec 3 §2). */
export const NOTICE_STATES: readonly string[] = ['LA', 'MT'];

export const licensesQuery = (state: string) =>
  queryOptions({
    queryKey: ['surplus-licenses', state],
    queryFn: () => surplusLicenses(state),
  });

/** What the dialogs of sending and binding ask for. */
export interface HolderForm extends Policyholder {
  licenseId?: string;
  surplusNoticeAttested?: boolean;
  claimFreeWarranty?: boolean;
}

/** The policyholder as far as the quote knows one. */
export const holderOf = (quote: Quote): Partial<HolderForm> => ({
  customerFirstName: quote.customerFirstName ?? '',
  customerLastName: quote.customerLastName ?? '',
  customerEmail: quote.customerEmail ?? '',
  customerPhone: quote.customerPhone ?? '',
});

export const stateOf = ({ firmographicData }: Quote): string =>
  (firmographicData as { state?: string | null }).state ?? '';

/** The broker whose license was chosen, as the calls want it. */
export function brokerOf(
  { licenseId, surplusNoticeAttested }: HolderForm,
  licenses: Awaited<ReturnType<typeof surplusLicenses>>,
): Partial<SurplusBroker> {
  const license = licenses.find(({ id }) => id === licenseId);
  if (!license) return {};
  return {
    surplusLinesBrokerFirstName: license.brokerFirstName,
    surplusLinesBrokerLastName: license.brokerLastName,
    surplusLinesBrokerEmail: license.brokerEmail,
    surplusLinesNumber: license.surplusLicenseNumber,
    surplusLinesState: license.surplusLinesState,
    ...(surplusNoticeAttested !== undefined && { surplusNoticeAttested }),
  };
}
