import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { OwnAccount } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { markFavourite, ownAccountsQuery } from './api';

/** Marks an account as a favourite, which stands first in the choice, or no longer. */
export function FavouriteButton({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { id, name, favorite } = account;
  const marking = useSubmit(markFavourite, {
    onDone: () => queryClient.invalidateQueries(ownAccountsQuery),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <SubmitButton
      type="text"
      submission={marking}
      style={{ flex: 'none' }}
      aria-pressed={favorite}
      aria-label={t('common:jump.favourite', { account: name })}
      icon={favorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      onClick={() => void marking.submit({ id, favorite: !favorite })}
    />
  );
}
