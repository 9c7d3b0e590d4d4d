import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { PROGRAM_NAMES, PROGRAMS } from '@palisade/trade';
import { Button, Flex, Form, Input, InputNumber, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FactList } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import type { Agency } from '../../lib/api-types';
import { AgencyKinds } from './columns';
import './agencies.css';

const FLAGS = [
  ...(['isAppointed', 'isWholesale', 'agencyBilled', 'canIssue', 'noticesByHand'] as const),
];

const MAX_FEE = 10_000;
const MAX_TERMS_DAYS = 120;
const LEVEL_NAME_MAX = 100;
const SYMBOLS = { US: '$', UK: '£' } as const;

/** What the provider agrees with an agency, for those who set it. */
export function TermsFields({ region }: Pick<Agency, 'region'>) {
  const { t } = useTranslation(['common', 'agency']);
  const programs = PROGRAM_NAMES.filter((name) => PROGRAMS[name].region === region);
  return (
    <>
      <FormField
        name="commission"
        label={t('agency:field.commission')}
        extra={t('agency:terms.commissionHint')}
        isChoice
      >
        <InputNumber
          className="kit-field-number"
          min={0}
          max={100}
          precision={2}
          controls={false}
          suffix="%"
        />
      </FormField>
      <FormField
        name="additionalBrokerFee"
        label={t('agency:field.additionalBrokerFee')}
        isChoice
        rule={(text) =>
          Number(text) >= 0 && Number(text) <= MAX_FEE ? null : t('agency:terms.feeLimit')
        }
      >
        <InputNumber
          className="kit-field-number"
          precision={2}
          controls={false}
          prefix={SYMBOLS[region]}
        />
      </FormField>
      <FormField
        name="paymentTerms"
        label={t('agency:field.paymentTerms')}
        extra={t('agency:terms.daysHint')}
        isChoice
      >
        <InputNumber
          className="kit-field-number"
          min={0}
          max={MAX_TERMS_DAYS}
          precision={0}
          controls={false}
        />
      </FormField>
      <FormField name="programs" label={t('agency:field.programs')} isChoice>
        <Select mode="multiple" options={programs.map((name) => ({ value: name, label: name }))} />
      </FormField>
      {FLAGS.map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`agency:field.${name}`)}
          valuePropName="checked"
          isChoice
        >
          <Switch />
        </FormField>
      ))}
    </>
  );
}

/** The bands of revenue that the agency sells in. */
export function LevelFields({ region }: Pick<Agency, 'region'>) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <div className="kit-field-wide">
      <Form.List name="levels">
        {(fields, { add, remove }) => (
          <Flex vertical gap={8} align="start">
            {fields.map(({ key, name }, at) => (
              <div
                key={key}
                className="agency-level"
                role="group"
                aria-label={t('agency:terms.level', { number: at + 1 })}
              >
                <Form.Item
                  name={[name, 'name']}
                  label={t('agency:field.levelName')}
                  rules={[
                    {
                      required: true,
                      whitespace: true,
                      message: t('common:validation.required', {
                        label: t('agency:field.levelName'),
                      }),
                    },
                  ]}
                >
                  <Input maxLength={LEVEL_NAME_MAX} autoComplete="off" />
                </Form.Item>
                {(['minRevenue', 'maxRevenue'] as const).map((bound) => (
                  <Form.Item key={bound} name={[name, bound]} label={t(`agency:field.${bound}`)}>
                    <InputNumber
                      className="kit-field-number"
                      min={0}
                      precision={0}
                      controls={false}
                      prefix={SYMBOLS[region]}
                    />
                  </Form.Item>
                ))}
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('agency:terms.removeLevel', { number: at + 1 })}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ name: '', minRevenue: null, maxRevenue: null })}
            >
              {t('agency:terms.addLevel')}
            </Button>
          </Flex>
        )}
      </Form.List>
    </div>
  );
}

/** The same for those who read it. */
export function TermsFacts({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['common', 'agency']);
  const { commission, paymentTerms, programs, levels, region, canIssue } = agency;
  const currency = region === 'UK' ? 'GBP' : 'USD';
  const money = (amount: number | null) => <Money value={amount} currency={currency} />;
  return (
    <FactList
      facts={[
        {
          label: t('agency:field.commission'),
          value:
            commission === null
              ? t('agency:terms.usual')
              : t('agency:terms.percent', { value: commission }),
        },
        { label: t('agency:field.additionalBrokerFee'), value: money(agency.additionalBrokerFee) },
        {
          label: t('agency:field.paymentTerms'),
          value:
            paymentTerms === null
              ? t('agency:terms.usual')
              : t('agency:terms.days', { count: paymentTerms }),
        },
        { label: t('agency:list.kind'), value: <AgencyKinds agency={agency} /> },
        {
          label: t('agency:field.canIssue'),
          value: t(canIssue ? 'common:option.yes' : 'common:option.no'),
        },
        { label: t('agency:field.programs'), value: programs.join(', ') },
        ...levels.map(({ name, minRevenue, maxRevenue }) => ({
          label: name,
          value: (
            <>
              {money(minRevenue)} – {money(maxRevenue)}
            </>
          ),
        })),
      ]}
    />
  );
}
