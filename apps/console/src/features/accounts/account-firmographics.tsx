import { REGIONS, regionOfCountry } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { amountText } from '../../kit/values/money';
import type { Account } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';
import { ToldFact } from './told-fact';

/** What is known of the business of an account. */
export function AccountFirmographics({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const { currency } = REGIONS[regionOfCountry(account.country)];
  const isUs = account.country === 'USA';
  const count = (value: number | null) => value !== null && formatNumber(value, locale);
  const told = (field: keyof Account, value: string | number | false | null) =>
    value !== false &&
    value !== null && <ToldFact value={value} origin={account.factOrigins[field]} />;
  return (
    <FactList
      facts={[
        {
          label: t('common:wording.revenue'),
          value: told('revenue', account.revenue !== null && amountText(account.revenue, currency)),
        },
        {
          label: t('account:field.employees'),
          value: told('noOfEmployeesAll', count(account.noOfEmployeesAll)),
        },
        {
          label: t(isUs ? 'account:field.naicsCode' : 'account:field.sicCode'),
          value: isUs ? told('naicsCode', account.naicsCode) : told('sicCode', account.sicCode),
        },
        { label: t('account:field.primaryIndustry'), value: account.primaryIndustry },
        { label: t('account:field.secondaryIndustry'), value: account.secondaryIndustry },
        {
          label: t('account:field.yearEstablished'),
          value: told('yearEstablished', account.yearEstablished),
        },
        {
          label: t('account:field.ownershipType'),
          value: told('ownershipType', account.ownershipType),
        },
        { label: t('account:field.entityType'), value: told('entityType', account.entityType) },
        {
          label: t('account:field.records'),
          value: told('numberOfPersonalRecords', count(account.numberOfPersonalRecords)),
        },
        { label: t('account:field.dunsNumber'), value: told('dunsNumber', account.dunsNumber) },
      ]}
    />
  );
}
