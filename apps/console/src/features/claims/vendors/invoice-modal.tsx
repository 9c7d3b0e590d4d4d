import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { readText } from '../../../kit/files/read-text';
import { FileDrop } from '../../../kit/forms/file-drop';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import { moneyText } from '../../../kit/values/money';
import type { VendorWork } from '../../../lib/claim-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useVendorCommands, vendorWorkQuery } from './api';
import type { InvoiceForm, TypedLine } from './invoice-form';
import { invoiceOf } from './invoice-form';

const NAME_MAX = 100;
const TEXT_MAX = 1000;
const CODE_MAX = 20;
const newLine = (): Partial<TypedLine> => ({
  date: todayHere(),
  kind: 'FEE',
  taskCode: '',
  text: '',
});

/** A vendor sends an invoice: a file of LEDES 1998B, or its lines. */
export const VendorInvoiceModal = ({ data, close }: ModalProps<{ claimId?: string }>) => {
  const { claimId = '' } = data;
  return (
    <WithRow query={{ ...vendorWorkQuery(claimId), enabled: claimId !== '' }}>
      {(work) => <InvoiceDialog work={work} close={close} />}
    </WithRow>
  );
};

function InvoiceDialog({ work, close }: { work: VendorWork; close: () => void }) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<InvoiceForm>();
  const snackbar = useSnackbar();
  const { bill } = useVendorCommands(work.claimId);
  const file = Form.useWatch('file', form);
  const granted = work.quotes.filter(({ status }) => status === 'GRANTED');
  return (
    <FormModal<InvoiceForm>
      form={form}
      title={t('account:vendor.invoice')}
      submitLabel={t('account:vendor.invoiceConfirm')}
      initialValues={{ invoicedOn: todayHere(), lines: [newLine() as TypedLine] }}
      onSubmit={async (values, key) => {
        await bill(invoiceOf(values, values.file ? await readText(values.file) : null), key);
        snackbar.success(t('account:vendor.invoiced'));
        close();
      }}
      onClose={close}
    >
      <FormField name="quoteId" label={t('account:vendor.quoteOf')} isChoice isWide>
        <Select
          allowClear
          options={granted.map(({ id, work: name, amount }) => ({
            value: id,
            label: `${name}, ${moneyText(amount, work.currency)}`,
          }))}
        />
      </FormField>
      <FormField name="file" label={t('account:vendor.file')} isChoice isWide>
        <FileDrop endings={['txt', 'ledes']} hint={t('account:vendor.fileHint')} progress={null} />
      </FormField>
      {!file && (
        <>
          <FormField name="invoiceNumber" label={t('account:vendor.invoiceNumber')} isRequired>
            <Input maxLength={NAME_MAX} autoComplete="off" />
          </FormField>
          <FormField name="invoicedOn" label={t('account:vendor.invoicedOn')} isRequired>
            <Input type="date" />
          </FormField>
          <LineFields />
        </>
      )}
    </FormModal>
  );
}

function LineFields() {
  const { t } = useTranslation(['common', 'account']);
  return (
    <div className="kit-field-wide">
      <Form.List name="lines">
        {(fields, { add, remove }) => (
          <Flex vertical gap={8} align="start">
            {fields.map(({ key, name }, at) => (
              <Flex
                key={key}
                wrap
                gap={8}
                role="group"
                aria-label={t('account:vendor.line', { number: at + 1 })}
              >
                <LineInputs name={name} />
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('account:vendor.removeLine', { number: at + 1 })}
                  onClick={() => remove(name)}
                />
              </Flex>
            ))}
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => add(newLine())}>
              {t('account:vendor.addLine')}
            </Button>
          </Flex>
        )}
      </Form.List>
    </div>
  );
}

const TEXTS = [
  ['taskCode', CODE_MAX],
  ['text', TEXT_MAX],
] as const;

/** What is entered of one line. */
function LineInputs({ name }: { name: number }) {
  const { t } = useTranslation(['common', 'account']);
  const required = (label: string) => [
    { required: true, message: t('common:validation.required', { label }) },
  ];
  return (
    <>
      <Form.Item
        name={[name, 'date']}
        label={t('account:vendor.workedOn')}
        rules={required(t('account:vendor.workedOn'))}
      >
        <Input type="date" />
      </Form.Item>
      <Form.Item name={[name, 'kind']} label={t('account:vendor.kind')}>
        <Select
          options={(['FEE', 'EXPENSE'] as const).map((value) => ({
            value,
            label: t(`account:vendor.kind.${value}`),
          }))}
        />
      </Form.Item>
      {TEXTS.map(([field, max]) => (
        <Form.Item
          key={field}
          name={[name, field]}
          label={t(`account:vendor.${field}`)}
          rules={required(t(`account:vendor.${field}`))}
        >
          <Input maxLength={max} autoComplete="off" />
        </Form.Item>
      ))}
      {(['units', 'unitPrice'] as const).map((field) => (
        <Form.Item
          key={field}
          name={[name, field]}
          label={t(`account:vendor.${field}`)}
          rules={required(t(`account:vendor.${field}`))}
        >
          <InputNumber min={0} precision={2} controls={false} />
        </Form.Item>
      ))}
      <Form.Item name={[name, 'classification']} label={t('account:vendor.class')}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
    </>
  );
}
