import { formatPhone } from '@palisade/kernel';
import { queryOptions } from '@tanstack/react-query';
import type { Quote } from '../../../lib/api-types';
import { surplusLicenses, type Policyholder } from './api';
import type { BrokerForm } from './broker';
import type { EffortForm } from './effort';

export const licensesQuery = (state: string) =>
  queryOptions({
    queryKey: ['surplus-licenses', state],
    queryFn: () => surplusLicenses(state),
  });

/** What the dialogs of sending and binding ask for. */
export interface HolderForm extends Policyholder, BrokerForm, EffortForm {
  claimFreeWarranty?: boolean;
}

/** The policyholder as far as the quote knows one. */
export const holderOf = (quote: Quote): Partial<HolderForm> => ({
  customerFirstName: quote.customerFirstName ?? '',
  customerLastName: quote.customerLastName ?? '',
  customerEmail: quote.customerEmail ?? '',
  customerPhone: formatPhone(quote.customerPhone ?? ''),
});

export const stateOf = ({ firmographicData }: Quote): string =>
  (firmographicData as { state?: string | null }).state ?? '';
