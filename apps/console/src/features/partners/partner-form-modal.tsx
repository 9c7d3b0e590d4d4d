import { HOSTNAME_MESSAGE, isHostname, TEXT_LIMITS } from '@palisade/kernel';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { Partner, PartnerFacts } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { usePartnerCommands } from './api';
import { ContactFields } from './contact-fields';
import { HostnameState } from './hostname-state';
import type { PartnerKind } from './kinds';
import { KINDS } from './kinds';
import { usePartnerWords } from './words';

type PartnerValues = Record<
  | 'name'
  | 'description'
  | 'hostname'
  | 'contactFirstName'
  | 'contactLastName'
  | 'contactEmail'
  | 'contactPhone',
  string
>;

interface PartnerFormData {
  kind: PartnerKind;
  /** The one that is edited; none for a new one. */
  partner?: Partner;
  /** It is the reader's own. */
  isOwn?: boolean;
}

/** Makes a partner or changes what is kept of one; the same for every kind. */
export function PartnerFormModal({ data, close }: ModalProps<Partial<PartnerFormData>>) {
  const { kind } = data;
  return kind && kind in KINDS ? <PartnerForm data={{ ...data, kind }} close={close} /> : null;
}

/** The same for an aggregator, which the palette makes as well. */
export const AggregatorFormModal = ({ data, close }: ModalProps<Partial<PartnerFormData>>) => (
  <PartnerForm data={{ ...data, kind: 'da' }} close={close} />
);

function PartnerForm({ data, close }: ModalProps<PartnerFormData>) {
  const { kind, partner, isOwn = false } = data;
  const { t } = useTranslation();
  const words = usePartnerWords(kind);
  const [form] = Form.useForm<PartnerValues>();
  const hostname = Form.useWatch('hostname', form) ?? '';
  const snackbar = useSnackbar();
  const { create, save, saveOwn } = usePartnerCommands(kind);
  const isAggregator = kind === 'da';
  const hasContact = !isAggregator && (!partner || KINDS[kind].hasProfile);
  const send = (facts: PartnerFacts, key: Parameters<typeof create>[1]) => {
    if (!partner) return create(facts, key);
    return isOwn ? saveOwn(facts, key) : save(partner, facts, key);
  };
  return (
    <FormModal<PartnerValues>
      form={form}
      title={partner ? words.edit : words.add}
      submitLabel={t('common:action.save')}
      initialValues={valuesOf(partner)}
      isSticky
      onSubmit={async (values, key) => {
        try {
          await send(factsOf(values, hasContact), key);
        } catch (error) {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(
            t(isAggregator ? 'common:partners.aggregatorFailed' : 'common:partners.failed'),
          );
        }
        snackbar.success(partner ? words.saved : words.added);
        close();
      }}
      onClose={close}
    >
      <FormField name="name" label={t('common:partners.name')} isRequired isWide>
        <Input maxLength={TEXT_LIMITS.organizationName} autoComplete="off" />
      </FormField>
      <FormField
        name="description"
        label={t('common:partners.description')}
        isRequired={isAggregator}
        isWide
      >
        <Input.TextArea maxLength={TEXT_LIMITS.description} rows={3} />
      </FormField>
      {!(isOwn && !isAggregator) && (
        <FormField
          name="hostname"
          label={t('common:partners.hostname')}
          isRequired={isAggregator}
          isWide
          rule={(text) => (isHostname(text.toLowerCase()) ? null : HOSTNAME_MESSAGE)}
          extra={<HostnameState hostname={hostname} known={partner?.hostname ?? ''} />}
        >
          <Input maxLength={TEXT_LIMITS.hostname} autoComplete="off" />
        </FormField>
      )}
      {hasContact && <ContactFields isNew={!partner} />}
    </FormModal>
  );
}

const valuesOf = (partner?: Partner): PartnerValues => ({
  name: partner?.name ?? '',
  description: partner?.description ?? '',
  hostname: partner?.hostname ?? '',
  contactFirstName: partner?.contactFirstName ?? '',
  contactLastName: partner?.contactLastName ?? '',
  contactEmail: partner?.contactEmail ?? '',
  contactPhone: partner?.contactPhone ?? '',
});

/** What is empty is sent as nothing; who has no contact to edit sends none. */
function factsOf(values: PartnerValues, hasContact: boolean): PartnerFacts {
  const text = (value = ''): string | null => value.trim() || null;
  const { name, description, hostname } = values;
  const facts = { name, description: text(description), hostname: text(hostname)?.toLowerCase() };
  if (!hasContact) return { ...facts, hostname: facts.hostname ?? null };
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = values;
  return {
    ...facts,
    hostname: facts.hostname ?? null,
    contactFirstName: text(contactFirstName),
    contactLastName: text(contactLastName),
    contactEmail: text(contactEmail),
    contactPhone: text(contactPhone),
  };
}
