import { REGIONS, regionOfCountry } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { amountText } from '../../kit/values/money';
import type { Account } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';

/** What is known of the business of an account. */
export function AccountFirmographics({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account']);
  const { locale } = useEdition();
  const { currency } = REGIONS[regionOfCountry(account.country)];
  const isUs = account.country === 'USA';
  const count = (value: number | null) => value !== null && formatNumber(value, locale);
  return (
    <FactList
      facts={[
        {
          label: t('common:wording.revenue'),
          value: account.revenue !== null && amountText(account.revenue, currency),
        },
        { label: t('account:field.employees'), value: count(account.noOfEmployeesAll) },
        {
          label: t(isUs ? 'account:field.naicsCode' : 'account:field.sicCode'),
          value: isUs ? account.naicsCode : account.sicCode,
        },
        { label: t('account:field.primaryIndustry'), value: account.primaryIndustry },
        { label: t('account:field.secondaryIndustry'), value: account.secondaryIndustry },
        { label: t('account:field.yearEstablished'), value: account.yearEstablished },
        { label: t('account:field.ownershipType'), value: account.ownershipType },
        { label: t('account:field.entityType'), value: account.entityType },
        { label: t('account:field.records'), value: count(account.numberOfPersonalRecords) },
        { label: t('account:field.dunsNumber'), value: account.dunsNumber },
      ]}
    />
  );
}
