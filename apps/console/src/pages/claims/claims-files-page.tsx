import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { claimsFilesQuery } from '../../features/claims/files/api';
import {
  FILE_LIST_RULES,
  fileName,
  useFileColumns,
  useFileFilters,
  useFileViews,
} from '../../features/claims/files/columns';
import { useFileBulk } from '../../features/claims/files/bulk';
import { FilePanel } from '../../features/claims/files/file-panel';
import { QueuePage } from '../../kit/lists/queue-page';
import { useListState } from '../../kit/lists/use-list-state';
import { useNarrowings } from '../../kit/lists/use-narrowings';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';

/** The files of the claims team; a chosen one opens beside the list. */
export function ClaimsFilesPage() {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const { claimId } = useParams();
  const [params] = useSearchParams();
  const ofTeam = useOfTeam();
  const list = useListState(FILE_LIST_RULES);
  const home = `${basePath}/claims/files`;
  return (
    <QueuePage
      id="claims-files"
      crumbs={[{ title: t('account:claim.list'), href: `${basePath}/claims` }]}
      title={t('account:file.list')}
      columns={useFileColumns()}
      list={list}
      source={(query) => claimsFilesQuery(ofTeam(query))}
      rowHref={({ id }) => `${home}/${id}?${String(params)}`}
      rowName={fileName}
      countLabel={(count) => t('account:file.count', { count })}
      bulk={useFileBulk()}
      filters={useFileFilters()}
      narrowings={useNarrowings(list.state.filters, 'account:file.openedIn')}
      views={useFileViews()}
      empty={{ text: t('account:file.empty') }}
      openId={claimId}
      listHref={`${home}?${String(params)}`}
      recordLabel={t('account:file.one')}
      record={claimId && <FilePanel key={claimId} claimId={claimId} />}
    />
  );
}
