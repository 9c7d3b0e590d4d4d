import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../kit/lists/row-menu';
import { ErrorState } from '../../kit/pages/error-state';
import { ShortDate } from '../../kit/values/short-date';
import type { Note } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { notesQuery, type NotesOf } from './api';
import './notes.css';

/** What people noted of a record, beside it. */
export function NotesRail({ of }: { of: NotesOf }) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { data, isPending, isError, error, refetch } = useQuery(notesQuery(of));
  return (
    <section className="card" aria-labelledby="record-notes">
      <Flex justify="space-between" align="center" gap={8}>
        <h2 id="record-notes">{t('common:note.title')}</h2>
        {can('note:create') && (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => openModal('note-form', { of })}
          >
            {t('common:note.add')}
          </Button>
        )}
      </Flex>
      {isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.content.length === 0 && <p className="muted">{t('common:note.none')}</p>}
      <ul className="notes">
        {data?.content.map((note) => (
          <NoteItem key={note.noteId} of={of} note={note} />
        ))}
      </ul>
    </section>
  );
}

function NoteItem({ of, note }: { of: NotesOf; note: Note }) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { noteType, text, createdByName, created, lastUpdated, attachments } = note;
  const actions = [
    {
      key: 'edit',
      label: t('common:note.edit'),
      onPick: () => openModal('note-form', { of, note }),
    },
    {
      key: 'delete',
      label: t('common:note.delete'),
      isDanger: true,
      onPick: () => openModal('note-delete', { of, note }),
    },
  ];
  return (
    <li>
      <Flex justify="space-between" align="start" gap={8}>
        <p className="note-text">{text}</p>
        <RowMenu
          name={t('common:note.by', { name: createdByName })}
          actions={note.isOwn && can('note:create') ? actions : []}
        />
      </Flex>
      <p className="muted">
        {t(`common:note.type.${noteType}`)} · {createdByName} ·{' '}
        <ShortDate value={lastUpdated ?? created} />
        {attachments.length > 0 && ` · ${t('common:note.attached', { count: attachments.length })}`}
      </p>
    </li>
  );
}
