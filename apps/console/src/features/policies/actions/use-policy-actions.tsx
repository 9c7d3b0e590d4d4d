import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Policy } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { renewalPath } from '../../../lib/renewal-path';
import { usePermissions, useSession } from '../../../lib/session';
import { binderQuery } from '../api';
import { offeredActions } from './action-table';
import { useActionFlags } from './use-action-flags';

interface Offer {
  id: string;
  labelKey: string;
  /** The dialog that does it, unless a page does. */
  modal?: string;
  path?: string;
  isForward?: boolean;
  isDanger?: boolean;
}

/** What the server offers on a policy: the next step as a button, and all else for a menu. */
export function usePolicyActions(policy: Policy): { primary: ReactNode; actions: RowAction[] } {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const offers = useOffers(policy);
  const first = offers.find(({ isForward }) => isForward);
  const navigate = useNavigate();
  const open = ({ modal, path }: Offer) => {
    if (modal) openModal(modal, { policyId: policy.id, accountId: policy.accountId });
    else if (path) void navigate(path);
  };
  return {
    primary: first && (
      <Button type="primary" onClick={() => open(first)}>
        {t(first.labelKey)}
      </Button>
    ),
    actions: offers
      .filter((offer) => offer !== first)
      .map((offer) => ({
        key: offer.id,
        label: t(offer.labelKey),
        isDanger: offer.isDanger ?? false,
        onPick: () => open(offer),
      })),
  };
}

const GENERATE: Offer = {
  id: 'generate',
  labelKey: 'policy:action.generate',
  modal: 'policy-generate',
  isForward: true,
};
const EXTEND: Offer = {
  id: 'extend',
  labelKey: 'policy:action.extend',
  modal: 'policy-binder-extend',
  isForward: true,
};
const MARK: Offer = {
  id: 'checkInMail',
  labelKey: 'policy:checkInMail',
  modal: 'policy-check-in-mail',
};
const WRITE_EXCESS: Offer = {
  id: 'writeExcess',
  labelKey: 'policy:excess.write',
  modal: 'policy-excess-adhoc',
};
/** What did not go out by itself. */
const OFFER_ERP: Offer = {
  id: 'offerErp',
  labelKey: 'policy:action.offerErp',
  modal: 'policy-erp-offer',
  isForward: true,
};
/** What somebody has asked for, another one decides. */
const DECIDE_VOID: Offer = {
  id: 'void',
  labelKey: 'policy:action.decideVoid',
  modal: 'policy-void-decide',
  isDanger: true,
};
const DECIDE_VOID_CANCEL: Offer = {
  id: 'voidCancel',
  labelKey: 'policy:action.decideVoidCancel',
  modal: 'policy-void-cancel-decide',
  isDanger: true,
};

function useOffers(policy: Policy): Offer[] {
  const { can } = usePermissions();
  const isOn = useActionFlags();
  const { basePath } = useSession();
  const isBinder = policy.revisions.length === 0;
  const renewing: Offer = {
    id: 'renew',
    labelKey: 'policy:action.renew',
    path: renewalPath(basePath, policy, 'verify', policy.id),
    isForward: true,
  };
  // A renewal is rated by what the rate book offers.
  const mayRenew = policy.allowedActions.includes('startRenewal') && can('rater:calculate');
  const binder = useQuery({
    ...binderQuery(policy.id),
    enabled: isBinder && can('binder:view'),
  });
  return [
    ...(binder.data?.allowedActions.includes('issue') ? [GENERATE] : []),
    ...(binder.data?.allowedActions.includes('extend') ? [EXTEND] : []),
    ...(isOfferUnsent(policy) && can('policy:erp') ? [OFFER_ERP] : []),
    ...(mayRenew ? [renewing] : []),
    ...offeredActions(policy.allowedActions, can, isOn).map((offer) => {
      if (offer.id === 'void' && policy.voidRequest) return DECIDE_VOID;
      return offer.id === 'voidCancel' && policy.cancelVoidRequest ? DECIDE_VOID_CANCEL : offer;
    }),
    ...(policy.status === 'IN FORCE' && policy.market !== 'UK' && can('underwriting:release')
      ? [WRITE_EXCESS]
      : []),
    ...(!isBinder && can('policy:check-in-mail') ? [MARK] : []),
  ];
}

const isOfferUnsent = ({ reporting }: Policy): boolean =>
  reporting !== null && reporting.offeredOn === null && reporting.months === null;
