import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainTable } from '../../kit/values/plain-table';
import { FactList } from '../../kit/values/fact-list';
import { Phone } from '../../kit/values/phone';
import type { PartnerMember, PartnerProfile } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';
import type { Member } from './api';
import type { PartnerKind } from './kinds';
import { KINDS } from './kinds';

interface PartnerViewProps {
  kind: PartnerKind;
  partner: PartnerProfile;
}

/** What is kept of a partner, and who belongs to it. */
export function PartnerView({ kind, partner }: PartnerViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className="card" aria-label={t('common:partners.profile')}>
        <FactList
          facts={[
            { label: t('common:partners.description'), value: partner.description, isWide: true },
            { label: t('common:partners.contact'), value: contactName(partner) },
            { label: t('common:partners.contactEmail'), value: partner.contactEmail },
            {
              label: t('common:partners.contactPhone'),
              value: <Phone number={partner.contactPhone} />,
            },
            {
              label: t('common:partners.mfa'),
              value: t(partner.enforceMFA ? 'common:partners.yes' : 'common:partners.no'),
            },
          ]}
        />
      </section>
      {KINDS[kind].members.map((members) => (
        <Members key={members} kind={kind} partner={partner} members={members} />
      ))}
    </>
  );
}

/** The name of whom a partner is written to. */
export const contactName = ({
  contactFirstName,
  contactLastName,
}: Pick<PartnerProfile, 'contactFirstName' | 'contactLastName'>): string =>
  [contactFirstName, contactLastName].filter(Boolean).join(' ');

function Members({ kind, partner, members }: PartnerViewProps & { members: MemberList }) {
  const { t } = useTranslation();
  const { isStaff, basePath } = useSession();
  const { can } = usePermissions();
  const noun = members === 'agencies' ? 'agency' : 'account';
  const which = { kind, noun, partnerId: partner.id } as Member;
  const mayAdd = isStaff && can(`${KINDS[kind].group}:edit`);
  const mayRemove = mayAdd || (kind === 'cluster' && can('cluster:remove-agency'));
  const name = ({ id, name: text }: PartnerMember) =>
    noun === 'account' ? <Link to={`${basePath}/accounts/${id}`}>{text}</Link> : text;
  const remove = (member: PartnerMember) => (
    <Button
      size="small"
      aria-label={t('common:partners.removeNamed', { name: member.name })}
      onClick={() => openModal(removal[noun], { ...which, member })}
    >
      {t('common:partners.removeConfirm')}
    </Button>
  );
  return (
    <section className="card" aria-labelledby={`members-${members}`}>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <h2 id={`members-${members}`}>{t(`common:partners.${noun}.many`)}</h2>
        {mayAdd && (
          <Button onClick={() => openModal('agency-add-to-parent', which)}>
            {t(`common:partners.${noun}.add`)}
          </Button>
        )}
      </Flex>
      {partner[members].length === 0 ? (
        <p className="muted">{t(`common:partners.${noun}.none`)}</p>
      ) : (
        <PlainTable
          label={t(`common:partners.${noun}.many`)}
          isList
          rows={partner[members]}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('common:partners.name'), render: name },
            ...(mayRemove
              ? [{ key: 'actions', title: t('common:list.actions'), render: remove }]
              : []),
          ]}
        />
      )}
    </section>
  );
}

/** The dialogs by the names that the specification gives them, or that are like those. */
const removal = { agency: 'cluster-agency-remove', account: 'account-parent-remove' } as const;

type MemberList = 'agencies' | 'accounts';
