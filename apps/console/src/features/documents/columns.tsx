import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FilePptOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FileZipOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadDocument } from '../../kit/files/download-document';
import type { ListFilter } from '../../kit/lists/filter-chips';
import type { ListColumn } from '../../kit/lists/list-columns';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { ShortDate } from '../../kit/values/short-date';
import { formatBytes } from '../../lib/formatting';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { DocumentRow } from './api';

const ICONS: readonly (readonly [part: string, Icon: ComponentType])[] = [
  ['pdf', FilePdfOutlined],
  ['word', FileWordOutlined],
  ['excel', FileExcelOutlined],
  ['spreadsheet', FileExcelOutlined],
  ['presentation', FilePptOutlined],
  ['powerpoint', FilePptOutlined],
  ['zip', FileZipOutlined],
  ['image', FileImageOutlined],
  ['text', FileTextOutlined],
];

const iconOf = (contentType: string): ComponentType =>
  ICONS.find(([part]) => contentType.includes(part))?.[1] ?? FileOutlined;

/** The kinds that people look for. */
const CHIPS = [
  'APPLICATION',
  'POLICY',
  'ENDORSEMENT',
  'INVOICE',
  'RECEIPT',
  'EVIDENCE',
  'CORRESPONDENCE',
] as const satisfies readonly DocumentRow['docType'][];

export const DOCUMENT_LIST_RULES: ListRules = {
  sortable: ['created', 'docName', 'docType', 'size'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { docType: CHIPS },
};

export function useDocumentFilters(): ListFilter[] {
  const { t } = useTranslation(['policy']);
  const options = CHIPS.map((value) => ({ value, label: t(`policy:document.type.${value}`) }));
  return [{ name: 'docType', label: t('policy:document.type'), options }];
}

/** The columns of every list of documents. */
export function useDocumentColumns(): ListColumn<DocumentRow>[] {
  const { t } = useTranslation(['common', 'policy']);
  return [
    {
      key: 'name',
      title: t('policy:document.name'),
      sortField: 'docName',
      grow: 3,
      render: (document) => <DownloadName document={document} />,
    },
    {
      key: 'type',
      title: t('policy:document.type'),
      sortField: 'docType',
      onCard: true,
      render: ({ docType }) => t(`policy:document.type.${docType}`),
    },
    {
      key: 'readers',
      title: t('policy:documentUpload.readers'),
      from: 'lg',
      render: ({ visibility }) => t(`policy:document.readers.${visibility}`),
    },
    {
      key: 'by',
      title: t('policy:document.by'),
      from: 'md',
      render: ({ source, uploadedByName }) =>
        uploadedByName ?? (source === 'PRINTED' ? t('policy:document.printed') : '–'),
    },
    {
      key: 'created',
      title: t('policy:document.created'),
      sortField: 'created',
      onCard: true,
      render: ({ created }) => <ShortDate value={created} />,
    },
    {
      key: 'size',
      title: t('policy:document.size'),
      sortField: 'size',
      isNumber: true,
      from: 'md',
      render: ({ size }) => formatBytes(size),
    },
    {
      key: 'actions',
      title: t('policy:document.actions'),
      render: (document) => <DocumentMenu document={document} />,
    },
  ];
}

function DownloadName({ document }: { document: DocumentRow }) {
  const { t } = useTranslation(['policy']);
  const download = useDownload(document);
  const Icon = iconOf(document.contentType);
  return (
    <Button
      type="link"
      size="small"
      className="kit-list-link"
      loading={download.isBusy}
      aria-label={t('policy:document.download', { name: document.docName })}
      onClick={download.run}
    >
      <Flex gap={8}>
        <Icon aria-hidden /> {document.docName}
      </Flex>
    </Button>
  );
}

function DocumentMenu({ document }: { document: DocumentRow }) {
  const { t } = useTranslation(['policy']);
  const { can } = usePermissions();
  const { docName, isOwn } = document;
  const actions = [
    {
      key: 'edit',
      label: t('policy:documentEdit.open'),
      permission: 'document:upload',
      onPick: () => openModal('document-update', { document }),
    },
    {
      key: 'delete',
      label: t('policy:documentDelete.confirm'),
      permission: 'document:delete',
      isDanger: true,
      onPick: () => openModal('document-delete', { document }),
    },
  ].filter(({ permission }) => isOwn && can(permission));
  return <RowMenu name={docName} actions={actions} />;
}

function useDownload(document: DocumentRow) {
  const { t } = useTranslation(['policy']);
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    downloadDocument(document)
      .catch(() => snackbar.error(t('policy:documents.downloadFailed')))
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}
