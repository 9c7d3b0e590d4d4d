import { accounts } from './pressed-forms/accounts';
import { administration } from './pressed-forms/administration';
import { billing } from './pressed-forms/billing';
import { distribution } from './pressed-forms/distribution';
import type { PressedForm } from './pressed-forms/form';
import { partners } from './pressed-forms/partners';
import { policies } from './pressed-forms/policies';
import { profile } from './pressed-forms/profile';
import { publicForms } from './pressed-forms/public';
import { linked, quotes } from './pressed-forms/quotes';
import { submissions } from './pressed-forms/submissions';

/** Every form of the console and every button that writes. */
export const PRESSED_FORMS: PressedForm[] = [
  ...publicForms.map((form) => ({ ...form, person: 'nobody' as const })),
  ...accounts,
  ...quotes,
  ...linked,
  ...submissions,
  ...policies,
  ...billing,
  ...administration,
  ...distribution,
  ...partners,
  ...profile,
];
