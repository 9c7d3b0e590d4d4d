import { TEXT_LIMITS } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { Note, NoteFacts } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { attachableQuery, noteTypesQuery, type NotesOf, useNoteCommands } from './api';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

interface NoteData {
  of?: NotesOf;
  note?: Note;
}

/** Notes something of a record, or changes what was noted. */
export function NoteFormModal({ data, close }: ModalProps<NoteData>) {
  const { of, note } = data;
  return of ? <NoteForm of={of} note={note} close={close} /> : null;
}

interface NoteFormProps {
  of: NotesOf;
  note?: Note;
  close: () => void;
}

function NoteForm({ of, note, close }: NoteFormProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<NoteFacts>();
  const snackbar = useSnackbar();
  const { can } = usePermissions();
  const { save } = useNoteCommands(of);
  const mayAttach = can('document:view');
  const { data: files = [] } = useQuery({ ...attachableQuery(of), enabled: mayAttach });
  const { data: types = [] } = useQuery(noteTypesQuery);
  return (
    <FormModal<NoteFacts>
      form={form}
      title={t(note ? 'common:note.edit' : 'common:note.add')}
      submitLabel={t('common:action.save')}
      initialValues={note ?? { noteType: 'GENERAL', attachments: [] }}
      isSticky
      onSubmit={async (facts, key) => {
        try {
          await save(note?.noteId, facts, key);
        } catch (error) {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(t('common:note.failed'));
        }
        snackbar.success(t('common:note.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="noteType" label={t('common:note.type')} isRequired isChoice>
        <Select
          options={types.map((value) => ({ value, label: t(`common:note.type.${value}`) }))}
        />
      </FormField>
      <FormField name="text" label={t('common:note.text')} isRequired isWide>
        <Input.TextArea rows={5} maxLength={TEXT_LIMITS.text} />
      </FormField>
      {files.length > 0 && (
        <Form.Item
          className="kit-field-wide"
          name="attachments"
          label={t('common:note.attachments')}
        >
          <Select
            mode="multiple"
            showSearch={SEARCH_BY_LABEL}
            options={files.map(({ docId, docName }) => ({ value: docId, label: docName }))}
          />
        </Form.Item>
      )}
    </FormModal>
  );
}

/** Deletes a note of one's own. */
export function NoteDeleteModal({ data, close }: ModalProps<NoteData>) {
  const { of, note } = data;
  return of && note ? <NoteDelete of={of} note={note} close={close} /> : null;
}

function NoteDelete({ of, note, close }: Required<NoteFormProps>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { remove } = useNoteCommands(of);
  return (
    <ConfirmModal
      title={t('common:note.delete')}
      confirmLabel={t('common:note.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(note.noteId, key);
        snackbar.success(t('common:note.deleted'));
        close();
      }}
    >
      {t('common:note.deletePrompt')}
    </ConfirmModal>
  );
}
