import { WHOLESALE_PRODUCTS } from '@palisade/trade';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { RowAction } from '../../../kit/lists/row-menu';
import type { Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { duplicateQuote, quoteQuery } from '../api';
import { infoPath } from '../paths';

// Once bound, who is insured changes by an endorsement.
export const OPEN: readonly Quote['status'][] = [
  ...(['DRAFT', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED', 'IN_REVIEW'] as const),
];

/** What a quote gives rise to: another one like it, a look at several, and who else is insured. */
export function useFurtherQuotes(quote: Quote): RowAction[] {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const duplicating = useSubmit((_: void, key) => duplicateQuote(quote, key), {
    onDone: (made) => {
      queryClient.setQueryData(quoteQuery(made.id).queryKey, made);
      void queryClient.invalidateQueries({ queryKey: ['quotes', 'list'] });
      snackbar.success(t('quote:duplicate.success'));
      void navigate(`${basePath}/quotes/${made.id}`);
    },
    onRefused: (error) => snackbar.problem(error),
  });
  if (!can('quote:create')) return [];
  const isInsuredEditable = can('quote:edit') && OPEN.includes(quote.status);
  const review = {
    key: 'wholesale',
    label: t('quote:wholesale.title'),
    onPick: () => void navigate(`${basePath}/${quote.id}/wholesale-review`),
  };
  return [
    ...(WHOLESALE_PRODUCTS.includes(quote.product) ? [review] : []),
    {
      key: 'info',
      label: t('quote:wizard.step.additional-info'),
      onPick: () => void navigate(infoPath(basePath, quote)),
    },
    ...(isInsuredEditable
      ? [
          {
            key: 'additionalInsureds',
            label: t('quote:additional.title'),
            onPick: () => openModal('additional-insured', { quoteId: quote.id }),
          },
        ]
      : []),
    ...(quote.premium === null
      ? []
      : [
          {
            key: 'statement',
            label: t('quote:wholesale.modal.statement'),
            onPick: () => openModal('statement-dialog', { quoteId: quote.id }),
          },
        ]),
    ...(quote.isEndorsement
      ? []
      : [
          {
            key: 'duplicate',
            label: t('quote:duplicate.title'),
            onPick: () => void duplicating.submit(),
          },
        ]),
    {
      key: 'compare',
      label: t('quote:compare.title'),
      onPick: () => void navigate(`${basePath}/quotes/compare?accountId=${quote.accountId}`),
    },
  ];
}
