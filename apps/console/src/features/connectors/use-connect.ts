import type { ConnectorDefinition } from '../../lib/connector-types';
import { openModal } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { consentWay } from './api';
import { beginTrip, type ConsentTrip } from './consent-trip';

/** Begins to connect a tool in the way that it has: its own page, or a form. */
export function useConnect(): (tool: ConnectorDefinition, trip: ConsentTrip) => Promise<void> {
  const snackbar = useSnackbar();
  return async (tool, trip) => {
    if (tool.signIn === 'CREDENTIALS') return openModal('connector-credentials', { tool, trip });
    if (tool.signIn === 'ROLE') return openModal('connector-role', { tool, trip });
    if (tool.signIn === 'API_KEY') return openModal('connector-api-key', { tool, trip });
    try {
      const { authorizationUrl } = await consentWay(tool.connectorType, trip.accountId);
      beginTrip(trip);
      location.assign(authorizationUrl);
    } catch (error) {
      snackbar.problem(error);
    }
  };
}
