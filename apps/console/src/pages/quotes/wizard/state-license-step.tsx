import { asksRetailAgent, PRODUCTS } from '@palisade/trade';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { agentLicensesQuery, surplusLicensesQuery } from '../../../features/licenses/api';
import { newQuote } from '../../../features/quotes/builder/builder-request';
import { FormField } from '../../../kit/forms/form-field';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { FactList } from '../../../kit/values/fact-list';
import type { AgentLicense } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { StepActions } from './step-actions';
import { useSaving } from './use-saving';
import type { StepProps } from './wizard';

/** Who sells the quote, by the licence of the state. */
interface RetailAgentForm {
  retailAgentFirstName?: string;
  retailAgentLastName?: string;
  retailAgentLicenseNumber?: string;
}

const FIELDS = [
  { name: 'retailAgentFirstName', max: 100 },
  { name: 'retailAgentLastName', max: 100 },
  { name: 'retailAgentLicenseNumber', max: 40 },
] as const;
// The licence that fills them in is no part of the quote.
const NAMES = FIELDS.map(({ name }) => name);
const CHOICES = 100;

/** The licences of the client's state; Florida is told who sells an admitted Prime 250 there. */
export function StateLicenseStep(props: StepProps) {
  const { account, product, submissionId, wizard, goTo, back } = props;
  const { t } = useTranslation(['common', 'quote', 'agency']);
  const [form] = Form.useForm<RetailAgentForm>();
  const { answers, isAnswered, terms } = wizard.draft;
  const state = terms?.product === product ? terms.state : null;
  const saving = useSaving(wizard.drop, submissionId);
  if (!isAnswered || !state) {
    return (
      <>
        <Alert type="info" showIcon title={t('quote:license.termsFirst')} />
        <StepActions back={back}>
          <Button type="primary" onClick={() => goTo('quote')}>
            {t('quote:license.toTerms')}
          </Button>
        </StepActions>
      </>
    );
  }
  const body = newQuote({ account, product, answers, state });
  const isAsked = asksRetailAgent(product, account.state);
  return (
    <Form<RetailAgentForm>
      form={form}
      layout="vertical"
      className="quote-column"
      onFinish={() => saving.press('request', { ...body, ...form.getFieldsValue(NAMES) })}
    >
      <section className="card quote-section" aria-labelledby="state-license">
        <h2 id="state-license">{t('quote:license.of', { state: account.state ?? '' })}</h2>
        <Licenses
          state={account.state ?? ''}
          isSurplus={PRODUCTS[product].market === 'SURPLUS'}
          onPick={isAsked ? (license) => form.setFieldsValue(agentOf(license)) : undefined}
        />
        {isAsked && (
          <div className="kit-form-fields">
            {FIELDS.map(({ name, max }) => (
              <FormField key={name} name={name} label={t(`quote:license.${name}`)} isRequired>
                <Input maxLength={max} />
              </FormField>
            ))}
          </div>
        )}
      </section>
      <StepActions back={back}>
        <SubmitButton type="primary" submission={saving} onClick={() => form.submit()}>
          {t('quote:wizard.requestQuote')}
        </SubmitButton>
      </StepActions>
    </Form>
  );
}

const agentOf = (license: AgentLicense): RetailAgentForm => ({
  retailAgentFirstName: license.agentFirstName ?? '',
  retailAgentLastName: license.agentLastName ?? '',
  retailAgentLicenseNumber: license.number,
});

interface LicensesProps {
  state: string;
  isSurplus: boolean;
  /** Fills in who sells it by a licence. */
  onPick: ((license: AgentLicense) => void) | undefined;
}

/** The agents and brokers who are licensed in the state, and the way to another licence. */
function Licenses({ state, isSurplus, onPick }: LicensesProps) {
  const { t } = useTranslation(['common', 'quote', 'agency']);
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const agents = useQuery(agentLicensesQuery({ state, size: CHOICES }, isStaff));
  const surplus = { surplusLinesState: state, size: CHOICES };
  const brokers = useQuery({ ...surplusLicensesQuery(surplus, isStaff), enabled: isSurplus });
  const held = agents.data?.content ?? [];
  const named = held.map((license) => ({ value: license.id, label: licenseText(license) }));
  const broker = brokers.data?.content.map(
    ({ brokerFirstName, brokerLastName, surplusLicenseNumber: number }) =>
      `${brokerFirstName} ${brokerLastName}, ${number}`,
  );
  return (
    <>
      {agents.isSuccess && held.length === 0 && (
        <Alert type="warning" showIcon title={t('quote:license.none', { state })} />
      )}
      {onPick ? (
        <FormField name="licenseId" label={t('quote:license.agent')} isChoice>
          <Select
            options={named}
            onChange={(id: string) => {
              const license = held.find((one) => one.id === id);
              if (license) onPick(license);
            }}
          />
        </FormField>
      ) : (
        <FactList
          facts={[
            {
              label: t('quote:license.agent'),
              value: named.map(({ label }) => label).join('; ') || null,
            },
            ...(isSurplus
              ? [{ label: t('quote:surplus.broker'), value: broker?.join('; ') || null }]
              : []),
          ]}
        />
      )}
      {can('license:create') && (
        <div>
          <Button onClick={() => openModal('agent-license-create')}>
            {t('agency:license.addButton')}
          </Button>
        </div>
      )}
    </>
  );
}

const licenseText = ({ agentFirstName, agentLastName, number }: AgentLicense): string =>
  [[agentFirstName, agentLastName].filter(Boolean).join(' '), number].filter(Boolean).join(', ');
