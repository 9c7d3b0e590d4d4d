import type { Quote } from '../../../lib/api-types';
import type { SurplusBroker, surplusLicenses } from './api';

/** Which broker places a quote on surplus paper, and whether the notice is acknowledged. */
export interface BrokerForm {
  licenseId?: string;
  surplusNoticeAttested?: boolean;
}

/** A quote as far as it tells who attested the notice. */
export type NoticedQuote = Pick<Quote, 'surplusLinesNumber' | 'surplusNoticeAttested'>;

/** Whether the broker of a license has attested the notice for the quote. */
export const hasAttested = (quote: NoticedQuote, number: string | undefined): boolean =>
  quote.surplusNoticeAttested === true && quote.surplusLinesNumber === number;

type License = Awaited<ReturnType<typeof surplusLicenses>>[number];

/** The license that the quote names, else the only one there is. */
export const knownLicense = (
  { surplusLinesNumber }: NoticedQuote,
  licenses: readonly License[],
): License | undefined =>
  licenses.find(({ surplusLicenseNumber }) => surplusLicenseNumber === surplusLinesNumber) ??
  (licenses.length === 1 ? licenses[0] : undefined);

/** The notice in front of who ticks, and the quote that tells who attested it before. */
export interface ReadNotice {
  quote: NoticedQuote;
  version: string | undefined;
}

/**
 * The broker whose license was chosen, as the calls want it, with the version of the notice that
 * was read; one that was attested before was read then.
 */
export function brokerOf(
  { licenseId, surplusNoticeAttested }: BrokerForm,
  licenses: readonly License[],
  read?: ReadNotice,
): Partial<SurplusBroker> {
  const license = licenses.find(({ id }) => id === licenseId);
  if (!license) return {};
  const isRead = read && !hasAttested(read.quote, license.surplusLicenseNumber);
  return {
    surplusLinesBrokerFirstName: license.brokerFirstName,
    surplusLinesBrokerLastName: license.brokerLastName,
    surplusLinesBrokerEmail: license.brokerEmail,
    surplusLinesNumber: license.surplusLicenseNumber,
    surplusLinesState: license.surplusLinesState,
    ...(surplusNoticeAttested !== undefined && { surplusNoticeAttested }),
    ...(surplusNoticeAttested && isRead && { surplusNoticeVersion: read.version }),
  };
}
