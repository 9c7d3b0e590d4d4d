import { formatPhone } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import type { Quote } from '../../../lib/api-types';
import { surplusLicenses, type Policyholder, type SurplusBroker } from './api';

export const licensesQuery = (state: string) =>
  queryOptions({
    queryKey: ['surplus-licenses', state],
    queryFn: () => surplusLicenses(state),
  });

/** Which broker places a quote on surplus paper, and whether the notice is acknowledged. */
export interface BrokerForm {
  licenseId?: string;
  surplusNoticeAttested?: boolean;
}

/** What the dialogs of sending and binding ask for. */
export interface HolderForm extends Policyholder, BrokerForm {
  claimFreeWarranty?: boolean;
}

/** The policyholder as far as the quote knows one. */
export const holderOf = (quote: Quote): Partial<HolderForm> => ({
  customerFirstName: quote.customerFirstName ?? '',
  customerLastName: quote.customerLastName ?? '',
  customerEmail: quote.customerEmail ?? '',
  customerPhone: formatPhone(quote.customerPhone ?? ''),
  ...(quote.surplusNoticeAttested && { surplusNoticeAttested: true }),
});

export const stateOf = ({ firmographicData }: Quote): string =>
  (firmographicData as { state?: string | null }).state ?? '';

/** The broker whose license was chosen, as the calls want it, with the version of the notice that was read. */
export function brokerOf(
  { licenseId, surplusNoticeAttested }: BrokerForm,
  licenses: Awaited<ReturnType<typeof surplusLicenses>>,
  read?: string,
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
    ...(surplusNoticeAttested && read && { surplusNoticeVersion: read }),
  };
}
