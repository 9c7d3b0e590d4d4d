import { useQuery } from '@tanstack/react-query';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { DateInput } from '../../../kit/forms/date-input';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { ClaimsFile } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { claimsFileQuery, handlersQuery, useFileCommands, vendorsQuery } from './api';
import { CATEGORIES } from './file-section';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';

type Category = (typeof CATEGORIES)[number];
type FileModalProps = ModalProps<{ claimId?: string }>;

interface DialogProps {
  file: ClaimsFile;
  close: () => void;
}

const REASON_MAX = 2000;
const CENTS = 100;

const fileRow = (claimId = '') => ({ ...claimsFileQuery(claimId), enabled: claimId !== '' });

/** Opens the file of a filed claim. */
export function FileOpenModal({ data, close }: FileModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const { open } = useFileCommands();
  const { claimId } = data;
  if (!claimId) return null;
  return (
    <ConfirmModal
      title={t('account:file.open')}
      confirmLabel={t('account:file.openConfirm')}
      onClose={close}
      onConfirm={async (key) => {
        await open(claimId, key);
        snackbar.success(t('account:file.opened'));
        close();
      }}
    >
      {t('account:file.openPrompt')}
    </ConfirmModal>
  );
}

/** Changes what is reserved; the call takes the differences. */
export const ReserveModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <ReserveDialog file={file} close={close} />}
  </WithRow>
);

type ReserveForm = Record<Category, number> & { reason: string };

function ReserveDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<ReserveForm>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  const { claimId, reserves, currency } = file;
  return (
    <FormModal<ReserveForm>
      form={form}
      title={t('account:file.setReserves')}
      submitLabel={t('common:action.save')}
      initialValues={reserves}
      isSticky
      onSubmit={async ({ reason, ...wanted }, key) => {
        const changes = CATEGORIES.map((name) => [name, lessOf(wanted[name], reserves[name])]);
        await change(claimId, { ...(Object.fromEntries(changes) as object), reason }, key);
        snackbar.success(t('account:file.reservesSaved'));
        close();
      }}
      onClose={close}
    >
      {CATEGORIES.map((name) => (
        <FormField key={name} name={name} label={t(`account:file.${name}`)} isRequired isChoice>
          <InputNumber
            min={0}
            precision={2}
            controls={false}
            prefix={currency === 'GBP' ? '£' : '$'}
          />
        </FormField>
      ))}
      <FormField name="reason" label={t('account:file.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}

/** In whole cents, which floating point is not. */
const lessOf = (wanted: number, known: number): number =>
  Math.round((wanted - known) * CENTS) / CENTS;

/** Gives a file to another handler. */
export const AssignModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <AssignDialog file={file} close={close} />}
  </WithRow>
);

function AssignDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ handlerId: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  const { data: people = [] } = useQuery(handlersQuery);
  const options = people.map(({ id, name, roleName }) => ({
    value: id,
    label: `${name}, ${roleName}`,
  }));
  return (
    <FormModal<{ handlerId: string }>
      form={form}
      title={t('account:file.assign')}
      submitLabel={t('common:action.save')}
      initialValues={{ handlerId: file.handlerId }}
      onSubmit={async (values, key) => {
        await change(file.claimId, values, key);
        snackbar.success(t('account:file.assigned'));
        close();
      }}
      onClose={close}
    >
      <FormField name="handlerId" label={t('account:file.handler')} isRequired isChoice isWide>
        <Select showSearch={SEARCH_BY_LABEL} options={options} />
      </FormField>
    </FormModal>
  );
}

/** Gives a claim to vendors; those who are left out see it no more. */
export const VendorsModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <VendorsDialog file={file} close={close} />}
  </WithRow>
);

function VendorsDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ vendorIds: string[] }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  const { data: vendors = file.vendors } = useQuery(vendorsQuery);
  return (
    <FormModal<{ vendorIds: string[] }>
      form={form}
      title={t('account:file.vendors')}
      submitLabel={t('common:action.save')}
      initialValues={{ vendorIds: file.vendors.map(({ id }) => id) }}
      onSubmit={async ({ vendorIds }, key) => {
        await change(file.claimId, { vendorIds }, key);
        snackbar.success(t('account:file.vendorsSaved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="vendorIds" label={t('account:file.vendorNames')} isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
    </FormModal>
  );
}

/** Closes a file: one with payment when all that is reserved is paid, else the rest is released. */
export const CloseModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <CloseDialog file={file} close={close} />}
  </WithRow>
);

function CloseDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ closedDate: string; reason: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  return (
    <FormModal<{ closedDate: string; reason: string }>
      form={form}
      title={t('account:file.close')}
      submitLabel={t('account:file.closeConfirm')}
      initialValues={{ closedDate: todayHere() }}
      onSubmit={async (values, key) => {
        await change(file.claimId, values, key);
        snackbar.success(t('account:file.closed'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:file.closePrompt')}</p>
      <FormField name="closedDate" label={t('account:file.closedDate')} isRequired>
        <ClosingDate />
      </FormField>
      <FormField name="reason" label={t('account:file.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}

/** A form gives its field these. */
function ClosingDate({
  value = '',
  onChange = () => undefined,
  id,
}: {
  value?: string;
  onChange?: (date: string) => void;
  id?: string;
}) {
  return <DateInput value={value} onChange={onChange} {...(id && { id })} max={todayHere()} />;
}

/** Opens a closed file again. */
export const ReopenModal = ({ data, close }: FileModalProps) => (
  <WithRow query={fileRow(data.claimId)}>
    {(file) => <ReopenDialog file={file} close={close} />}
  </WithRow>
);

function ReopenDialog({ file, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ reason: string }>();
  const snackbar = useSnackbar();
  const { change } = useFileCommands();
  return (
    <FormModal<{ reason: string }>
      form={form}
      title={t('account:file.reopen')}
      submitLabel={t('account:file.reopenConfirm')}
      initialValues={{ reason: '' }}
      isSticky
      onSubmit={async ({ reason }, key) => {
        await change(file.claimId, { closedDate: null, reason }, key);
        snackbar.success(t('account:file.reopened'));
        close();
      }}
      onClose={close}
    >
      <FormField name="reason" label={t('account:file.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={REASON_MAX} />
      </FormField>
    </FormModal>
  );
}
