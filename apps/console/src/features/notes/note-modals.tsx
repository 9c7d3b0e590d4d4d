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
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { attachableQuery, NOTE_TYPES, useNoteCommands } from './api';

// domain.md §11: what agencies and security providers do not read.
const HIDDEN: Record<string, readonly string[]> = {
  AGENCY: ['UNDERWRITING', 'CLAIM'],
  MSSP: ['UNDERWRITING'],
};

interface NoteData {
  accountId?: string;
  note?: Note;
}

/** Notes something of an account, or changes what was noted. */
export function NoteFormModal({ data, close }: ModalProps<NoteData>) {
  const { accountId } = data;
  return accountId ? <NoteForm {...data} accountId={accountId} close={close} /> : null;
}

interface NoteFormProps extends NoteData {
  accountId: string;
  close: () => void;
}

function NoteForm({ accountId, note, close }: NoteFormProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<NoteFacts>();
  const snackbar = useSnackbar();
  const { account } = useSession();
  const { can } = usePermissions();
  const { save } = useNoteCommands(accountId);
  const mayAttach = can('document:view');
  const { data: files = [] } = useQuery({ ...attachableQuery(accountId), enabled: mayAttach });
  const types = NOTE_TYPES.filter((type) => !HIDDEN[account.accountType]?.includes(type));
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
            optionFilterProp="label"
            options={files.map(({ docId, docName }) => ({ value: docId, label: docName }))}
          />
        </Form.Item>
      )}
    </FormModal>
  );
}

/** Deletes a note of one's own. */
export function NoteDeleteModal({ data, close }: ModalProps<NoteData>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { accountId = '', note } = data;
  const { remove } = useNoteCommands(accountId);
  if (!note) return null;
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
