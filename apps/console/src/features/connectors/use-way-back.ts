import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ConnectorType } from '../../lib/connector-types';
import { useSnackbar } from '../../lib/snackbar';
import { keyOfWords } from '../../lib/submit-key';
import { useConnectorCommands } from './api';
import { endTrip, keptTrip } from './consent-trip';

/** So much of what comes back names the act: it is sealed, and no two are alike. */
const KEY_LENGTH = 64;

/** Who comes back from a tool's consent page: what it brought along connects the tool, once. */
export function useWayBack(connectorType: string): { accountId?: string; isUnderWay: boolean } {
  const { t } = useTranslation('carrier');
  const [parameters, setParameters] = useSearchParams();
  const snackbar = useSnackbar();
  const { connect } = useConnectorCommands();
  const state = parameters.get('state');
  const code = parameters.get('code');
  const wasTaken = useRef(false);
  const [trip] = useState(() => (state ? keptTrip() : null));
  const [isUnderWay, setUnderWay] = useState(state !== null);
  useEffect(() => {
    if (!state || wasTaken.current) return;
    wasTaken.current = true;
    endTrip();
    const finish = async () => {
      if (!code || !trip) return snackbar.error(t('carrier:connector.addFailed'));
      const { accountId: cbid, region, inviteToken } = trip;
      const metadata = { ...(region && { region }), ...(inviteToken && { inviteToken }) };
      const wish = {
        connector: connectorType as ConnectorType,
        credentials: { code, state },
        cbid,
        metadata,
      };
      try {
        await connect(wish, keyOfWords(state.slice(-KEY_LENGTH)));
        snackbar.success(t('carrier:connector.added'));
      } catch (error) {
        snackbar.problem(error);
      }
    };
    void finish().finally(() => {
      setUnderWay(false);
      setParameters(trip ? { account: trip.accountId } : {}, { replace: true });
    });
  });
  return { ...(trip && { accountId: trip.accountId }), isUnderWay };
}
