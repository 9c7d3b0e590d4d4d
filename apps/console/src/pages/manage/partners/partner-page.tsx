import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { partnerQuery } from '../../../features/partners/api';
import type { PartnerKind } from '../../../features/partners/kinds';
import { formOf, kindOf, KINDS } from '../../../features/partners/kinds';
import { PartnerView } from '../../../features/partners/partner-view';
import { usePartnerWords } from '../../../features/partners/words';
import { Timeline } from '../../../features/timeline/timeline';
import { LoadedRecord, RecordPage } from '../../../kit/pages/record-page';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';

/** One partner, for the staff of the provider. */
export function PartnerPage({ kind }: { kind: PartnerKind }) {
  const { basePath } = useSession();
  const { can } = usePermissions();
  const { partnerId = '' } = useParams();
  const { title } = usePartnerWords(kind);
  const { path, group } = KINDS[kind];
  const crumb = { title, href: `${basePath}/${path}` };
  return <PartnerRecord kind={kind} id={partnerId} crumb={crumb} mayEdit={can(`${group}:edit`)} />;
}

/** What the provider keeps of the reader's own organisation. */
export function OwnPartnerPage() {
  const { t } = useTranslation();
  const { account, landing } = useSession();
  const { can } = usePermissions();
  const kind = kindOf(account.accountType);
  if (!kind) return null;
  const crumb = { title: t('common:page.home'), href: landing };
  const mayEdit = KINDS[kind].hasProfile && can('user:edit');
  return <PartnerRecord kind={kind} crumb={crumb} mayEdit={mayEdit} isOwn />;
}

interface PartnerRecordProps {
  kind: PartnerKind;
  id?: string;
  crumb: { title: string; href: string };
  mayEdit: boolean;
  isOwn?: boolean;
}

function PartnerRecord({ kind, id, crumb, mayEdit, isOwn = false }: PartnerRecordProps) {
  const { t } = useTranslation();
  const words = usePartnerWords(kind);
  const { can } = usePermissions();
  const result = useQuery(partnerQuery(kind, id));
  return (
    <LoadedRecord result={result} crumbs={[crumb]} title={t('common:partners.profile')}>
      {(partner) => (
        <RecordPage
          crumbs={[crumb]}
          title={partner.name}
          strip={[
            { label: t('common:partners.type'), value: t(`common:partners.kind.${kind}`) },
            { label: t('common:partners.hostname'), value: partner.hostname },
            ...KINDS[kind].members.map((noun) => ({
              label: t(`common:partners.${noun === 'agencies' ? 'agency' : 'account'}.many`),
              value: String(noun === 'agencies' ? partner.agenciesCount : partner.accountsCount),
            })),
          ]}
          primary={
            mayEdit && (
              <Button
                type="primary"
                onClick={() =>
                  openModal(isOwn ? 'account-type-form' : formOf(kind, partner), {
                    kind,
                    partner,
                    isOwn,
                  })
                }
              >
                {words.edit}
              </Button>
            )
          }
        >
          <PartnerView kind={kind} partner={partner} />
          {can('user:view') && (
            <Timeline noun="organization" id={partner.id} statusWordKey={(status) => status} />
          )}
        </RecordPage>
      )}
    </LoadedRecord>
  );
}
