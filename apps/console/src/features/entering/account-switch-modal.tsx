import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { OwnAccount } from '../../lib/api-types';
import { FavouriteButton } from './favourite-button';
import { enteringPath, ownAccountsQuery, switchToken, type Destination } from './api';

/** Lets a person choose among the own accounts. */
export function AccountSwitchModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { account } = useSession();
  const { data: accounts = [] } = useQuery(ownAccountsQuery);
  const [isBusy, setBusy] = useState(false);
  const go = async (destination: Destination) => {
    setBusy(true);
    try {
      const path = enteringPath(await switchToken(destination), destination);
      close();
      await navigate(path);
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  return (
    <Modal open title={t('common:jump.switchTitle')} footer={null} onCancel={close}>
      <Flex vertical gap={8}>
        {favouritesFirst(accounts).map((one) => (
          <Flex key={one.id} gap={8}>
            <Button
              block
              disabled={isBusy || one.id === account.id}
              onClick={() => void go(one)}
              style={{ height: 'auto', minWidth: 0, whiteSpace: 'normal' }}
            >
              {t('common:jump.choice', { account: one.name, role: one.role.name })}
            </Button>
            <FavouriteButton account={one} />
          </Flex>
        ))}
      </Flex>
    </Modal>
  );
}

const favouritesFirst = (accounts: OwnAccount[]): OwnAccount[] =>
  accounts.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
