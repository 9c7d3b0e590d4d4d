const LOCALES = { USD: 'en-US', GBP: 'en-GB' };

/** An amount of currency units as people read it. */
export const money = (amount, currency) =>
  new Intl.NumberFormat(LOCALES[currency], { style: 'currency', currency }).format(amount);
