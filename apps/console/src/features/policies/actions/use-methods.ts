import { useTranslation } from 'react-i18next';
import type { Policy } from '../../../lib/api-types';
import { usePermissions, useSession } from '../../../lib/session';
import { USUAL, type CancelForm } from './cancel-form';

/** The methods of a cancellation; flat only for who may decide on it, and for who asks. */
export function useMethods({ cancellation }: Policy) {
  const { t } = useTranslation(['common', 'policy']);
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const wasAsked = cancellation?.cancellationType === 'FLAT';
  const mayFlat = wasAsked || !isStaff || can('policy:flat-cancel');
  const methods: CancelForm['cancellationType'][] = [
    ...([USUAL, 'PRO_RATA', 'SHORT_RATE'] as const),
    ...(mayFlat ? (['FLAT'] as const) : []),
  ];
  return methods.map((value) => ({ value, label: t(`policy:cancel.type.${value}`) }));
}
