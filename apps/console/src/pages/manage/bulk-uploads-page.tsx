import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { bulkUploadsQuery, downloadResult, downloadTemplate } from '../../features/bulk/api';
import { UploadProgress } from '../../features/bulk/upload-progress';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { RelativeTime } from '../../kit/values/relative-time';
import type { BulkUpload } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';

const RULES: ListRules = {
  sortable: ['uploadTime', 'numUploaded', 'numSuccess', 'numFailure'],
  defaultSort: { field: 'uploadTime', direction: 'desc' },
  filters: {},
};

/** Files of accounts, and what became of their rows. */
export function BulkUploadsPage() {
  const { t } = useTranslation(['common', 'account']);
  const { landing } = useSession();
  const snackbar = useSnackbar();
  const list = useListState(RULES);
  const upload = (
    <PermissionGuard need="bulk-upload:create">
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        onClick={() => openModal('bulk-upload')}
      >
        {t('account:bulkUpload.submit')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="bulk-uploads"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('account:bulkUpload.title')}
      action={
        <Flex gap={8} wrap>
          <Button onClick={() => void downloadTemplate().catch(snackbar.problem)}>
            {t('account:bulkUpload.template')}
          </Button>
          {upload}
        </Flex>
      }
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('account:bulkUpload.count', { count })}
      empty={{ text: t('account:bulkUpload.empty'), action: upload }}
      source={bulkUploadsQuery}
      rowName={({ fileName }) => fileName}
    />
  );
}

function useColumns(): ListColumn<BulkUpload>[] {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const number = (key: 'numUploaded' | 'numSuccess' | 'numFailure'): ListColumn<BulkUpload> => ({
    key,
    title: t(`account:bulkUpload.${key}`),
    sortField: key,
    isNumber: true,
    onCard: true,
    render: (upload) => upload[key],
  });
  return [
    {
      key: 'fileName',
      title: t('account:bulkUpload.file'),
      grow: 1,
      render: ({ fileName }) => fileName,
    },
    {
      key: 'id',
      title: t('account:bulkUpload.id'),
      from: 'xxl',
      render: ({ id }) => <code>{id}</code>,
    },
    number('numUploaded'),
    number('numSuccess'),
    number('numFailure'),
    {
      key: 'status',
      title: t('account:bulkUpload.progress'),
      onCard: 'line',
      render: (upload) => <UploadProgress upload={upload} />,
    },
    {
      key: 'uploadTime',
      title: t('account:bulkUpload.uploadTime'),
      sortField: 'uploadTime',
      onCard: 'line',
      render: ({ uploadTime }) => <RelativeTime value={uploadTime} />,
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (row) => (
        <RowMenu
          name={row.fileName}
          actions={[
            {
              key: 'result',
              label: t('account:bulkUpload.result'),
              onPick: () => void downloadResult(row).catch(snackbar.problem),
            },
          ]}
        />
      ),
    },
  ];
}
