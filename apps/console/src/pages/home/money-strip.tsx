import type { AccountType } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placesOf, visible, type Persona } from '../../app/personas';
import { AgeingLine } from '../../features/billing/ageing-line';
import { CommissionTotalsStrip } from '../../features/commissions/totals';
import { CessionTotals } from '../../features/treaties/cession-totals';
import { usePermissions, useSession } from '../../lib/session';

const STRIPS = {
  'billing/outstanding': {
    place: 'billing',
    Strip: AgeingLine,
    key: 'policy:billing.outstanding.title',
  },
  commissions: {
    place: 'commissions',
    Strip: CommissionTotalsStrip,
    key: 'common:nav.commissions',
  },
  cessions: { place: 'cessions', Strip: CessionTotals, key: 'common:nav.cessions' },
} as const;

/** What a home says of money, by the list that holds it. */
const OF_TYPE: Partial<Record<AccountType, keyof typeof STRIPS>> = {
  AGENCY: 'commissions',
  CLUSTER: 'commissions',
  COWBELL: 'billing/outstanding',
  PREMIUM_PROCESSOR: 'billing/outstanding',
  RE_INSURER: 'cessions',
};

/** The money that concerns a persona first, in all, with the way to its list. */
export function MoneyStrip({ persona }: { persona: Persona }) {
  const { t } = useTranslation(['common', 'policy']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const path = OF_TYPE[persona.accountType];
  if (!path) return null;
  const { place, Strip, key } = STRIPS[path];
  if (!visible(placesOf(persona), can).some((entry) => entry.path === place)) return null;
  return (
    <section aria-labelledby="home-money">
      <div className="home-card-head">
        <h2 id="home-money">
          <Link to={`${basePath}/${path}`}>{t(key)}</Link>
        </h2>
      </div>
      <Strip />
    </section>
  );
}
