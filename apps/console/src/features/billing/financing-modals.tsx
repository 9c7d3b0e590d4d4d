import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import type { Financing } from '../../lib/api-types';
import { todayHere } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { amountOf, AmountField } from '../../kit/forms/amount-field';
import { useFinancingCommands } from './financings';
import { useFailure } from './use-failure';

interface PlanData {
  plan?: Financing;
}

interface DialogProps {
  plan: Financing;
  close: () => void;
}

const modalOf =
  (Dialog: (props: DialogProps) => ReactNode) =>
  ({ data: { plan }, close }: ModalProps<PlanData>) =>
    plan ? <Dialog plan={plan} close={close} /> : null;

function Summary({ plan }: { plan: Financing }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { insuredName, policyNumber, financerName, amountFinanced, currency } = plan;
  return (
    <div className="kit-field-wide">
      <FactList
        facts={[
          { label: t('quote:column.client'), value: `${insuredName}, ${policyNumber}` },
          { label: t('policy:financing.financer'), value: financerName },
          {
            label: t('policy:financing.amountFinanced'),
            value: moneyText(amountFinanced, currency),
          },
        ]}
      />
    </div>
  );
}

const confirmOf = (action: 'disaffirm' | 'cure' | 'payOff') =>
  modalOf(({ plan, close }) => <Confirmation action={action} plan={plan} close={close} />);

function Confirmation({
  action,
  plan,
  close,
}: DialogProps & { action: 'disaffirm' | 'cure' | 'payOff' }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const commands = useFinancingCommands();
  const failed = useFailure('policy:financing.failed');
  return (
    <ConfirmModal
      title={t(`policy:financing.action.${action}`)}
      confirmLabel={t(`policy:financing.submit.${action}`)}
      isDanger={action === 'disaffirm'}
      onClose={close}
      onConfirm={async (key) => {
        await commands[action](plan, key).catch(failed);
        snackbar.success(t(`policy:financing.done.${action}`));
        close();
      }}
    >
      <Summary plan={plan} />
      <p>{t(`policy:financing.text.${action}`)}</p>
    </ConfirmModal>
  );
}

function FundDialog({ plan, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<{ paymentDate: string }>();
  const snackbar = useSnackbar();
  const { fund } = useFinancingCommands();
  const failed = useFailure('policy:financing.failed');
  return (
    <FormModal<{ paymentDate: string }>
      form={form}
      title={t('policy:financing.action.fund')}
      submitLabel={t('policy:financing.submit.fund')}
      initialValues={{ paymentDate: todayHere() }}
      onClose={close}
      onSubmit={async ({ paymentDate }, key) => {
        await fund(plan, paymentDate, key).catch(failed);
        snackbar.success(t('policy:financing.done.fund'));
        close();
      }}
    >
      <Summary plan={plan} />
      <FormField name="paymentDate" label={t('policy:transaction.date')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
    </FormModal>
  );
}

interface DefaultForm {
  unpaid: string;
  noticeSentOn: string;
}

function DefaultDialog({ plan, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<DefaultForm>();
  const snackbar = useSnackbar();
  const commands = useFinancingCommands();
  const failed = useFailure('policy:financing.failed');
  return (
    <FormModal<DefaultForm>
      form={form}
      title={t('policy:financing.action.default')}
      submitLabel={t('policy:financing.submit.default')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ unpaid, noticeSentOn }, key) => {
        await commands.default(plan, { unpaid: amountOf(unpaid), noticeSentOn }, key).catch(failed);
        snackbar.success(t('policy:financing.done.default'));
        close();
      }}
    >
      <Summary plan={plan} />
      <p className="kit-field-wide">{t('policy:financing.text.default')}</p>
      <AmountField name="unpaid" label={t('policy:financing.unpaid')} />
      <FormField name="noticeSentOn" label={t('policy:financing.noticeSentOn')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
    </FormModal>
  );
}

export const DisaffirmModal = confirmOf('disaffirm');
export const CureModal = confirmOf('cure');
export const PayOffModal = confirmOf('payOff');
export const FundModal = modalOf(FundDialog);
export const DefaultModal = modalOf(DefaultDialog);
