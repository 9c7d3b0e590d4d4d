import { regionOfCountry } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { accountQuery } from '../../../features/accounts/api';
import { offeredActions as offeredOfPolicy } from '../../../features/policies/actions/action-table';
import { useActionFlags } from '../../../features/policies/actions/use-action-flags';
import { policyQuery } from '../../../features/policies/api';
import { offeredActions } from '../../../features/quotes/actions/action-table';
import { useQuoteQuery } from '../../../features/quotes/api';
import { USUAL_PRODUCT, wizardPath } from '../../../features/quotes/paths';
import type { SearchHit } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import type { Command } from '../use-commands';

type Chosen = SearchHit & { path: string };

/** What can be done with a record that was found: it is opened, or taken on from where it stands. */
export function useHitCommands(hit: Chosen | null): Command[] {
  const { t } = useTranslation(['common', 'account', 'policy', 'quote']);
  const navigate = useNavigate();
  const { basePath } = useSession();
  const more = [useClientCommands(hit), useQuoteCommands(hit), usePolicyCommands(hit)].flat();
  if (!hit) return [];
  const open: Command = {
    id: 'open',
    text: t('common:search.open', { title: hit.number ?? hit.title }),
    group: '',
    icon: 'arrow',
    run: () => void navigate(`${basePath}/${hit.path}`),
  };
  return [open, ...more];
}

/** A dialog over the page of the record, by the address that names both. */
const modalPath = (path: string, modal: string, data: object): string =>
  `${path}?${new URLSearchParams({ modal, modalData: JSON.stringify(data) })}`;

function useClientCommands(hit: Chosen | null): Command[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const mayQuote = can(['quote:create', 'quote:request', 'rater:calculate']);
  const isAsked = hit?.kind === 'CLIENT' && mayQuote;
  const { data: account } = useQuery({ ...accountQuery(hit?.id ?? ''), enabled: isAsked });
  if (!isAsked || !account || account.errorMessage !== null) return [];
  const product = USUAL_PRODUCT[regionOfCountry(account.country)];
  return [
    {
      id: 'quote',
      text: t('common:search.quoteClient'),
      group: '',
      icon: 'quotes',
      run: () => void navigate(wizardPath(basePath, product, account.id, 'verify')),
    },
  ];
}

function useQuoteCommands(hit: Chosen | null): Command[] {
  const { t } = useTranslation(['common', 'quote']);
  const navigate = useNavigate();
  const { basePath, isStaff } = useSession();
  const { can } = usePermissions();
  const isAsked = hit?.kind === 'QUOTE';
  const { data: quote } = useQuery({ ...useQuoteQuery(hit?.id ?? ''), enabled: isAsked });
  if (!isAsked || !quote) return [];
  const next = offeredActions(quote, { can, isStaff }).find(({ isForward }) => isForward);
  if (!next || !('modal' in next)) return [];
  const path = modalPath(`${basePath}/${hit.path}`, next.modal, { quoteId: quote.id });
  return [
    {
      id: next.id,
      text: t(next.labelKey),
      group: '',
      icon: 'quotes',
      run: () => void navigate(path),
    },
  ];
}

function usePolicyCommands(hit: Chosen | null): Command[] {
  const { t } = useTranslation(['common', 'account', 'policy']);
  const navigate = useNavigate();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const isOn = useActionFlags();
  const isAsked = hit?.kind === 'POLICY';
  const { data: policy } = useQuery({ ...policyQuery(hit?.id ?? ''), enabled: isAsked });
  if (!isAsked || !policy) return [];
  const { id: policyId, isPaid, revisions, allowedActions } = policy;
  const path = `${basePath}/${hit.path}`;
  const [next] = offeredOfPolicy(allowedActions, can, isOn).filter(({ isForward }) => isForward);
  const commands: (Command | false | undefined)[] = [
    next && {
      id: next.id,
      text: t(next.labelKey),
      group: '',
      icon: 'policies',
      run: () => void navigate(modalPath(path, next.modal, { policyId })),
    },
    revisions.length > 0 &&
      can(['claim:create', 'policy:view']) && {
        id: 'claim',
        text: t('account:claim.new'),
        group: '',
        icon: 'claims',
        run: () => openModal('claim-form', { policyId }),
      },
    !isPaid &&
      can('billing:pay') && {
        id: 'pay',
        text: t('policy:payment.makePayment'),
        group: '',
        icon: 'arrow',
        run: () => void navigate(`/policy/${policyId}/accountant-payment`),
      },
  ];
  return commands.filter((command): command is Command => Boolean(command));
}
