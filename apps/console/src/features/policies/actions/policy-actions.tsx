import { DownOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Dropdown, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Policy } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions } from '../../../lib/session';
import { binderQuery } from '../api';
import { offeredActions } from './action-table';

interface Offer {
  id: string;
  labelKey: string;
  modal: string;
  isForward?: boolean;
  isDanger?: boolean;
}

/** The next step as a button and all else in a menu: what the server offers on this policy. */
export function PolicyActions({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const offers = useOffers(policy);
  const primary = offers.find(({ isForward }) => isForward);
  const rest = offers.filter((offer) => offer !== primary);
  const open = ({ modal }: Offer) => openModal(modal, { policyId: policy.id });
  if (offers.length === 0) return null;
  return (
    <Flex gap={8} wrap>
      {rest.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map(({ id, labelKey, isDanger = false }) => ({
              key: id,
              label: t(labelKey),
              danger: isDanger,
            })),
            onClick: ({ key, domEvent }) => {
              // The key that chose must not press what the dialog then focuses.
              domEvent.preventDefault();
              const chosen = rest.find(({ id }) => id === key);
              if (chosen) open(chosen);
            },
          }}
        >
          <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {t('quote:action.more')}
          </Button>
        </Dropdown>
      )}
      {primary && (
        <Button type="primary" onClick={() => open(primary)}>
          {t(primary.labelKey)}
        </Button>
      )}
    </Flex>
  );
}

const GENERATE: Offer = {
  id: 'generate',
  labelKey: 'policy:action.generate',
  modal: 'policy-generate',
  isForward: true,
};
const MARK: Offer = {
  id: 'checkInMail',
  labelKey: 'policy:checkInMail',
  modal: 'policy-check-in-mail',
};

function useOffers(policy: Policy): Offer[] {
  const { can } = usePermissions();
  const isBinder = policy.revisions.length === 0;
  const binder = useQuery({
    ...binderQuery(policy.id),
    enabled: isBinder && can('binder:view'),
  });
  return [
    ...(binder.data?.allowedActions.includes('issue') ? [GENERATE] : []),
    ...offeredActions(policy.allowedActions, can),
    ...(!isBinder && can('policy:check-in-mail') ? [MARK] : []),
  ];
}
