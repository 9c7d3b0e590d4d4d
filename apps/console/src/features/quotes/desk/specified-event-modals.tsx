import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input, Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { ErrorState } from '../../../kit/pages/error-state';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import type { SpecifiedEvent, SpecifiedEventFields } from '../../../lib/api-types';
import { openModal, type ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import type { QuoteModalData } from '../actions/with-quote';
import { specifiedEventsQuery, useSpecifiedEvents } from './api';

/** The known events that the cover of a quote leaves out. */
export function SpecifiedEventsModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation(['common', 'quote']);
  const { quoteId } = data;
  const result = useQuery(specifiedEventsQuery(quoteId));
  return (
    <Modal open title={t('quote:se.title')} footer={null} onCancel={close} width={760}>
      <Flex vertical gap={16}>
        <p>{t('quote:se.text')}</p>
        {result.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
        {result.isError && (
          <ErrorState error={result.error} onRetry={() => void result.refetch()} />
        )}
        {result.data?.length === 0 && <p>{t('quote:se.empty')}</p>}
        {result.data && result.data.length > 0 && (
          <EventTable quoteId={quoteId} events={result.data} />
        )}
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.close')}</Button>
          <Button type="primary" onClick={() => openModal('specified-event-form', { quoteId })}>
            {t('quote:se.add')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}

interface EventTableProps {
  quoteId: string;
  events: SpecifiedEvent[];
}

function EventTable({ quoteId, events }: EventTableProps) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <PlainTable
      label={t('quote:se.title')}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('quote:se.claimName'), render: ({ claimName }) => claimName },
        { key: 'number', title: t('quote:se.claimNumber'), render: (event) => event.claimNumber },
        {
          key: 'date',
          title: t('quote:se.claimDate'),
          render: ({ claimDate }) => <ShortDate value={claimDate} />,
        },
        {
          key: 'acts',
          title: t('quote:column.actions'),
          render: (event) => <EventActs quoteId={quoteId} event={event} />,
        },
      ]}
    />
  );
}

function EventActs({ quoteId, event }: { quoteId: string; event: SpecifiedEvent }) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const { remove } = useSpecifiedEvents(quoteId);
  const removal = useSubmit(
    (_: void, key) => orSaying(t('quote:update.failed'), () => remove(event, key)),
    {
      onDone: () => snackbar.success(t('quote:se.removed')),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const [isAsked, setAsked] = useState(false);
  const { claimName: name } = event;
  if (isAsked) {
    return (
      <Flex gap={8} role="group" aria-label={t('quote:se.sure', { name })}>
        <SubmitButton
          size="small"
          danger
          submission={removal}
          onClick={() => void removal.submit()}
        >
          {t('quote:se.sure', { name })}
        </SubmitButton>
        <Button size="small" onClick={() => setAsked(false)}>
          {t('common:action.cancel')}
        </Button>
      </Flex>
    );
  }
  return (
    <Flex gap={8}>
      <Button
        size="small"
        aria-label={t('quote:se.changeOf', { name })}
        onClick={() => openModal('specified-event-form', { quoteId, event })}
      >
        {t('quote:se.change')}
      </Button>
      <Button
        size="small"
        danger
        aria-label={t('quote:se.deleteOf', { name })}
        onClick={() => setAsked(true)}
      >
        {t('quote:delete.confirm')}
      </Button>
    </Flex>
  );
}

interface SpecifiedEventData extends QuoteModalData {
  /** The event that is changed; a new one when left out. */
  event?: SpecifiedEvent;
}

/** One event that the cover leaves out. */
export function SpecifiedEventFormModal({ data }: ModalProps<SpecifiedEventData>) {
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<SpecifiedEventFields>();
  const snackbar = useSnackbar();
  const { quoteId, event } = data;
  const { save } = useSpecifiedEvents(quoteId);
  const back = () => openModal('specified-events', { quoteId });
  return (
    <FormModal<SpecifiedEventFields>
      form={form}
      title={t(event ? 'quote:se.edit' : 'quote:se.add')}
      submitLabel={t('common:action.save')}
      initialValues={event ?? {}}
      isSticky
      onClose={back}
      onSubmit={async (fields, key) => {
        await orSaying(t('quote:update.failed'), () => save(event?.id, fields, key));
        snackbar.success(t('quote:se.success'));
        back();
      }}
    >
      <FormField name="claimNumber" label={t('quote:se.claimNumber')} isRequired>
        <Input maxLength={60} />
      </FormField>
      <FormField name="claimName" label={t('quote:se.claimName')} isRequired>
        <Input maxLength={200} />
      </FormField>
      <FormField
        name="claimDate"
        label={t('quote:se.claimDate')}
        isRequired
        requiredMessage={t('quote:se.invalidDate')}
      >
        <Input type="date" />
      </FormField>
      <FormField name="claimDescription" label={t('quote:se.description')} isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}
