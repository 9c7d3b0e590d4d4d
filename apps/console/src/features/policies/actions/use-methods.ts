import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CancelReason, Policy } from '../../../lib/api-types';
import { usePermissions, useSession } from '../../../lib/session';
import { cancelReasonsQuery } from '../api';
import { cancelMode, methodsOf, type CancelForm } from './cancel-form';

/**
 * What the method may be for a reason; flat only for who may decide on it and for who asks, and only
 * while its flag is on. What was asked for can be decided on.
 */
export function useMethods({ cancellation, allowedActions }: Policy) {
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const reasons = useQuery(cancelReasonsQuery).data ?? [];
  const wasAsked = cancellation?.cancellationType === 'FLAT';
  const isOn = useBooleanFlagValue('flat-cancel', true);
  const mayFlat = wasAsked || (isOn && (!isStaff || can('policy:flat-cancel')));
  const by = { mode: cancelMode(allowedActions), mayFlat };
  return (reason: CancelReason['reason'] | undefined) => methodsOf(reasons, reason, by);
}

/** The methods as a select offers them. */
export function useMethodOptions(methods: CancelForm['cancellationType'][]) {
  const { t } = useTranslation(['common', 'policy']);
  return methods.map((value) => ({ value, label: t(`policy:cancel.type.${value}`) }));
}
