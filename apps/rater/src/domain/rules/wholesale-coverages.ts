import { DomainError } from '@palisade/kernel';
import { productOf, WHOLESALE_PRODUCTS } from '@palisade/trade';

/** Coverages of the wholesale forms and those of the catalogue that rate them. */
const WHOLESALE: Readonly<Record<string, string>> = {
  SECURITY_BREACH_EXPENSE: 'COWBELL_BREACH_FUND',
  RESTORATION_OF_ELECTRONIC_DATA: 'DATA_RESTORATION',
  PUBLIC_RELATIONS_EXPENSE: 'REPUTATIONAL_HARM',
  EXTORTION_THREATS_AND_RANSOM_PAYMENT: 'EXTORTION',
  EXTORTION_THREATS_AND_RANSOM_PAYMENT_V5: 'EXTORTION',
  BI_EXTRA_EXPENSE: 'BUSINESS_INTERRUPTION',
  BI_EXTRA_EXPENSE_V5: 'BUSINESS_INTERRUPTION',
  COMPUTER_FUNDS_TRANSFER_FRAUD: 'CYBER_CRIME',
  SOCIAL_ENGINEERING: 'CYBER_CRIME',
  PCI_FINES_AND_PENALTIES: 'PCI',
  REGULATOR_DEFENSE_AND_PENALTIES: 'REGULATORY',
  SECURITY_BREACH_LIABILITY: 'LIABILITY',
  WEBSITE_MEDIA_CONTENT_LIABILITY: 'MEDIA_LIABILITY',
  HARDWARE_REPLACEMENT_COSTS: 'BRICKING',
  TELECOM_FRAUD: 'UTILITY_FRAUD',
  POST_BREACH_REMEDIATION: 'POST_BREACH_REMEDIATION',
  ADDITIONAL_INSURED: 'ADDITIONAL_INSURED',
  TRIA: 'TRIA',
};

/** The mapping of a product; only those of the wholesale flow have forms of their own. */
export function wholesaleCoverages(code: string): Readonly<Record<string, string>> {
  const product = productOf(code);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND', 'No such product is sold.', 404);
  return WHOLESALE_PRODUCTS.includes(product) ? WHOLESALE : {};
}
