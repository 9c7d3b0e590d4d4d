import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useIncidentCommands, type Announcement, type NewAnnouncement } from './api';

const MAX_TITLE = 80;
const MAX_MESSAGE = 400;
const MAX_URL = 500;

/** A time without a zone, as it is typed, is one of the place where it is typed. */
const instantOf = (typed: string | undefined): string | undefined =>
  typed ? new Date(typed).toISOString() : undefined;

/** Says what everybody is to read, in both editions, and for how long. */
export function IncidentFormModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<NewAnnouncement>();
  const snackbar = useSnackbar();
  const { announce } = useIncidentCommands();
  return (
    <FormModal<NewAnnouncement>
      form={form}
      title={t('common:incidents.announceTitle')}
      submitLabel={t('common:incidents.announce')}
      initialValues={{}}
      isSticky
      onSubmit={async ({ statusUrl, shownFrom, shownUntil, ...texts }, key) => {
        const period = { shownFrom: instantOf(shownFrom), shownUntil: instantOf(shownUntil) };
        const where = statusUrl?.trim() ? { statusUrl: statusUrl.trim() } : {};
        await announce({ ...texts, ...where, ...period }, key);
        snackbar.success(t('common:incidents.announced'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('common:incidents.announcePrompt')}</p>
      {(['Us', 'Uk'] as const).map((edition) => (
        <EditionFields key={edition} edition={edition} />
      ))}
      <FormField name="statusUrl" label={t('common:incidents.statusUrl')} isWide>
        <Input type="url" maxLength={MAX_URL} autoComplete="off" />
      </FormField>
      <FormField
        name="shownFrom"
        label={t('common:incidents.from')}
        extra={t('common:incidents.fromHint')}
      >
        <Input type="datetime-local" autoComplete="off" />
      </FormField>
      <FormField
        name="shownUntil"
        label={t('common:incidents.until')}
        extra={t('common:incidents.untilHint')}
      >
        <Input type="datetime-local" autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

function EditionFields({ edition }: { edition: 'Us' | 'Uk' }) {
  const { t } = useTranslation();
  return (
    <>
      <FormField
        name={`title${edition}`}
        label={t(`common:incidents.title${edition}`)}
        isRequired
        isWide
      >
        <Input maxLength={MAX_TITLE} autoComplete="off" />
      </FormField>
      <FormField
        name={`message${edition}`}
        label={t(`common:incidents.message${edition}`)}
        isRequired
        isWide
      >
        <Input.TextArea rows={2} maxLength={MAX_MESSAGE} />
      </FormField>
    </>
  );
}

/** Asks before the banner goes away. */
export function IncidentEndModal({ data, close }: ModalProps<{ incident?: Announcement }>) {
  const { t } = useTranslation();
  const { region } = useEdition();
  const snackbar = useSnackbar();
  const { end } = useIncidentCommands();
  const { incident } = data;
  if (!incident) return null;
  const title = region === 'UK' ? incident.titleUk : incident.titleUs;
  return (
    <ConfirmModal
      title={t('common:incidents.endTitle')}
      confirmLabel={t('common:incidents.endConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await end(incident.id, key);
        snackbar.success(t('common:incidents.ended'));
        close();
      }}
    >
      {t('common:incidents.endPrompt', { title })}
    </ConfirmModal>
  );
}
