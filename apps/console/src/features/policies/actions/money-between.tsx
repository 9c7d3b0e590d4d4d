import { minorUnitsOf, toCurrencyUnits } from '@palisade/kernel';
import type { Currency } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { moneyText } from '../../../kit/values/money';
import type { PolicyCharges } from '../../../lib/api-types';
import '../policies.css';
import type { PolicyPreview } from './api';

type Line = PolicyPreview['lines'][number];

const TYPES = [
  'premium',
  'brokerFee',
  'mgaFee',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
] as const;

/** Each amount before an act and after it, of what the act charges. */
export const linesOf = (before: PolicyCharges, difference: PolicyCharges): Line[] =>
  TYPES.map((type) => ({
    type,
    before: before[type],
    after: plus(before[type], difference[type]),
    difference: difference[type],
  }));

/** What was charged before something that is charged in the sum of both. */
export const chargesBefore = (charges: PolicyCharges, added: PolicyCharges): PolicyCharges =>
  TYPES.reduce((all, type) => ({ ...all, [type]: plus(charges[type], -added[type]) }), charges);

const plus = (one: number, other: number): number =>
  toCurrencyUnits(minorUnitsOf(one) + minorUnitsOf(other));

/** Each amount that an act moves: before, after and the difference. */
export function MoneyBetween({ lines, currency }: { lines: Line[]; currency: Currency }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const moved = lines.filter(({ difference }) => difference !== 0);
  if (moved.length === 0) return <p>{t('policy:preview.same')}</p>;
  return (
    <div className="policy-preview-money">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('policy:preview.amount')}</th>
            <th scope="col">{t('policy:preview.before')}</th>
            <th scope="col">{t('policy:preview.after')}</th>
            <th scope="col">{t('policy:preview.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {moved.map(({ type, before, after, difference }) => (
            <tr key={type}>
              <th scope="row">
                {type === 'amountDue' ? t('policy:preview.due') : t(`quote:field.${type}`)}
              </th>
              <td>{moneyText(before, currency)}</td>
              <td>{moneyText(after, currency)}</td>
              <td>{moneyText(difference, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
