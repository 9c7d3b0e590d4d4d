import { toCurrencyUnits } from '@palisade/kernel';
import type { Quote } from './quote.entity';

/** The copy of the account as account answers it: its field names, amounts in currency units. */
export function toFirmographics(copy: Quote['firmographicData']): Record<string, unknown> {
  const { industryCode = null, revenue, employees = null, records = null, ...rest } = copy;
  const isUk = copy.country === 'GBR';
  return {
    ...rest,
    revenue: typeof revenue === 'number' ? toCurrencyUnits(revenue) : null,
    naicsCode: isUk ? null : industryCode,
    sicCode: isUk ? industryCode : null,
    noOfEmployeesAll: employees,
    numberOfPersonalRecords: records,
  };
}
