import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
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
  const [isNewTab, setNewTab] = useState(false);
  const entering = useSubmit(
    async (destination: Destination) => enteringPath(await switchToken(destination), destination),
    {
      onDone: (path) => {
        close();
        if (!isNewTab) return navigate(path);
        window.open(path, '_blank', 'noopener');
      },
      onRefused: (error) => snackbar.problem(error),
    },
  );
  return (
    <Modal open title={t('common:jump.switchTitle')} footer={null} onCancel={close}>
      <Flex vertical gap={8}>
        <Checkbox checked={isNewTab} onChange={({ target }) => setNewTab(target.checked)}>
          {t('common:jump.newTab')}
        </Checkbox>
        {favouritesFirst(accounts).map((one) => (
          <Flex key={one.id} gap={8}>
            <SubmitButton
              block
              submission={{ ...entering, isSending: false }}
              disabled={entering.isSending || one.id === account.id}
              onClick={() => void entering.submit(one)}
              style={{ height: 'auto', minWidth: 0, whiteSpace: 'normal' }}
            >
              {t('common:jump.choice', { account: one.name, role: one.role.name })}
            </SubmitButton>
            <FavouriteButton account={one} />
          </Flex>
        ))}
      </Flex>
    </Modal>
  );
}

const favouritesFirst = (accounts: OwnAccount[]): OwnAccount[] =>
  accounts.toSorted((one, other) => Number(other.favorite) - Number(one.favorite));
