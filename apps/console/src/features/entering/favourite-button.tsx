import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OwnAccount } from '../../lib/api-types';
import { useSnackbar } from '../../lib/snackbar';
import { markFavourite, ownAccountsQuery } from './api';

/** Marks an account as a favourite, which stands first in the choice, or no longer. */
export function FavouriteButton({ account }: { account: OwnAccount }) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { id, name, favorite } = account;
  const { mutate, isPending } = useMutation({
    mutationFn: () => markFavourite(id, !favorite),
    onSuccess: () => queryClient.invalidateQueries(ownAccountsQuery),
    onError: (error) => snackbar.problem(error),
  });
  return (
    <Button
      type="text"
      style={{ flex: 'none' }}
      aria-pressed={favorite}
      aria-label={t('common:jump.favourite', { account: name })}
      icon={favorite ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      loading={isPending}
      onClick={() => mutate()}
    />
  );
}
