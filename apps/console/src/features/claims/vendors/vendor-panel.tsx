import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Select, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { Loaded } from '../../../kit/pages/loaded';
import { PlainTable } from '../../../kit/values/plain-table';
import type { PanelVendor } from '../../../lib/claim-types';
import { useEdition } from '../../../lib/edition';
import { formatNumber } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { openModal } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { vendorsQuery } from '../files/api';
import { usePanelTerms } from './api';
import type { TermsForm } from './terms-form';
import { formOf, PANEL_KINDS, rateFault, termsOf } from './terms-form';

const TEXT_MAX = 4000;

/** The vendors of the panel by name, each with the terms on which it works for the house. */
export function VendorPanel() {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const result = useQuery(vendorsQuery);
  return (
    <section className="card claim-section" aria-labelledby="vendor-panel">
      <h2 id="vendor-panel">{t('account:vendor.panel')}</h2>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(vendors) => (
          <PlainTable
            label={t('account:vendor.panel')}
            rows={vendors}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', title: t('account:vendor.name'), render: ({ name }) => name },
              {
                key: 'kind',
                title: t('account:vendor.panelKind'),
                render: ({ kind }) => (kind ? t(`account:vendor.panel.${kind}`) : '–'),
              },
              {
                key: 'states',
                title: t('account:vendor.states'),
                render: ({ kind, states }) =>
                  states.join(', ') || (kind ? t('account:vendor.everywhere') : '–'),
              },
              {
                key: 'rates',
                title: t('account:vendor.rates'),
                render: ({ rates }) =>
                  rates
                    .map(({ classification, hourly }) =>
                      [classification, formatNumber(hourly, locale)].join(' '),
                    )
                    .join(', ') || '–',
              },
              {
                key: 'terms',
                title: t('account:vendor.terms'),
                render: (panelVendor) => (
                  <Button
                    size="small"
                    aria-label={t('account:vendor.termsOf', { vendor: panelVendor.name })}
                    onClick={() => openModal('vendor-terms', { panelVendor })}
                  >
                    {t('account:vendor.terms')}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
    </section>
  );
}

/** Agrees on the terms of a vendor: what it does, where, and for how much an hour. */
export function VendorTermsModal({
  data: { panelVendor },
  close,
}: ModalProps<{ panelVendor?: PanelVendor }>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<TermsForm>();
  const snackbar = useSnackbar();
  const save = usePanelTerms();
  if (!panelVendor) return null;
  return (
    <FormModal<TermsForm>
      form={form}
      title={t('account:vendor.termsOf', { vendor: panelVendor.name })}
      submitLabel={t('common:action.save')}
      initialValues={formOf(panelVendor)}
      onSubmit={async (values, key) => {
        await save(panelVendor.id, termsOf(values), key);
        snackbar.success(t('account:vendor.termsSaved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="kind" label={t('account:vendor.panelKind')} isRequired isChoice isWide>
        <Select
          options={PANEL_KINDS.map((value) => ({
            value,
            label: t(`account:vendor.panel.${value}`),
          }))}
        />
      </FormField>
      <FormField
        name="states"
        label={t('account:vendor.states')}
        extra={t('account:vendor.statesHint')}
        isWide
      >
        <Input maxLength={TEXT_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="rates"
        label={t('account:vendor.rates')}
        extra={t('account:vendor.ratesHint')}
        rule={(text) => {
          const line = rateFault(text);
          return line === null ? null : t('account:vendor.rateInvalid', { line });
        }}
        isWide
      >
        <Input.TextArea rows={5} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
