import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { NewTreaty, Treaty } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useTreatyCommands } from './api';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

const LEAST_CEDED = 0.01;

interface TreatyData {
  treaty?: Treaty;
}

/** Makes a treaty, or changes the terms of the one that is given; it stays between the same two. */
export function TreatyFormModal({ data, close }: ModalProps<TreatyData>) {
  const { t } = useTranslation(['common', 'carrier']);
  const [form] = Form.useForm<NewTreaty>();
  const snackbar = useSnackbar();
  const { create, change } = useTreatyCommands();
  const { treaty } = data;
  return (
    <FormModal<NewTreaty>
      form={form}
      title={t(treaty ? 'carrier:treaty.edit' : 'carrier:treaty.add')}
      submitLabel={t('common:action.save')}
      initialValues={treaty ? termsOf(treaty) : {}}
      isSticky
      onSubmit={async (facts, key) => {
        if (treaty) await change(treaty.id, facts, key);
        else await create(facts, key);
        snackbar.success(t(treaty ? 'carrier:treaty.updated' : 'carrier:treaty.added'));
        close();
      }}
      onClose={close}
    >
      {!treaty && (
        <>
          <OrganizationField
            name="carrierId"
            label={t('carrier:persona.carrier')}
            accountType="CARRIER"
            isRequired
          />
          <OrganizationField
            name="reinsurerId"
            label={t('carrier:persona.reinsurer')}
            accountType="RE_INSURER"
            isRequired
          />
        </>
      )}
      <TermsFields />
    </FormModal>
  );
}

function TermsFields() {
  const { t } = useTranslation(['common', 'carrier']);
  return (
    <>
      <FormField name="products" label={t('carrier:treaty.products')} isRequired isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          options={PRODUCT_CODES.map((value) => ({ value, label: PRODUCTS[value].name }))}
        />
      </FormField>
      <FormField name="effectiveFrom" label={t('carrier:treaty.from')} isRequired>
        <Input type="date" />
      </FormField>
      <FormField
        name="effectiveTo"
        label={t('carrier:treaty.to')}
        extra={t('carrier:treaty.toHint')}
        isRequired
      >
        <Input type="date" />
      </FormField>
      <FormField name="cededPct" label={t('carrier:treaty.ceded')} isRequired isChoice>
        <PercentInput min={LEAST_CEDED} />
      </FormField>
      <FormField
        name="cedingCommissionPct"
        label={t('carrier:treaty.commission')}
        extra={t('carrier:treaty.commissionHint')}
        isRequired
        isChoice
      >
        <PercentInput min={0} />
      </FormField>
    </>
  );
}

const PercentInput = (props: { min: number }) => (
  <InputNumber
    {...props}
    className="kit-field-number"
    max={100}
    precision={2}
    controls={false}
    suffix="%"
  />
);

const termsOf = ({
  products,
  effectiveFrom,
  effectiveTo,
  cededPct,
  cedingCommissionPct,
}: Treaty) => ({ products, effectiveFrom, effectiveTo, cededPct, cedingCommissionPct });

/** Ends a treaty; what was issued under it stays with the reinsurer. */
export function TreatyDeleteModal({ data, close }: ModalProps<TreatyData>) {
  const { t } = useTranslation(['common', 'carrier']);
  const snackbar = useSnackbar();
  const { remove } = useTreatyCommands();
  const { treaty } = data;
  if (!treaty) return null;
  return (
    <ConfirmModal
      title={t('carrier:treaty.delete')}
      confirmLabel={t('carrier:treaty.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(treaty.id, key);
        snackbar.success(t('carrier:treaty.deleted'));
        close();
      }}
    >
      {t('carrier:treaty.deleteText', {
        carrier: treaty.carrierName,
        reinsurer: treaty.reinsurerName,
      })}
    </ConfirmModal>
  );
}
