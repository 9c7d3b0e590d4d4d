import type { AccountType } from '@palisade/kernel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placesOf, visible, type Persona } from '../../app/personas';
import { AgeingLine } from '../../features/billing/ageing-line';
import { usePermissions, useSession } from '../../lib/session';
import { AccountsCard } from './accounts-card';
import { BindersCard } from './binders-card';
import { CessionsCard } from './cessions-card';
import { ClaimsCard } from './claims-card';
import { InsuredCard } from './insured-card';
import { PoliciesCard } from './policies-card';
import { ReferralsCard } from './referrals-card';
import { ClientScoresCard, OwnScoreCard } from './scores-cards';
import { CloseFindingsCard, FindingsCard, LowerPremiumCard } from './tools-cards';

interface CardSetup {
  key: string;
  types: readonly AccountType[];
  /** The place that it is a part of. */
  place: string;
  card: ReactNode;
}

const CARDS: readonly CardSetup[] = [
  { key: 'referrals', types: ['COWBELL'], place: 'inbox', card: <ReferralsCard /> },
  { key: 'accounts', types: ['AGENCY'], place: 'accounts', card: <AccountsCard /> },
  { key: 'insured', types: ['CUSTOMER'], place: 'policies', card: <InsuredCard /> },
  { key: 'score', types: ['CUSTOMER'], place: 'accounts', card: <OwnScoreCard /> },
  {
    key: 'lowerPremium',
    types: ['CUSTOMER'],
    place: 'manage/connectors',
    card: <LowerPremiumCard />,
  },
  {
    key: 'closeFindings',
    types: ['CUSTOMER'],
    place: 'manage/connectors',
    card: <CloseFindingsCard />,
  },
  { key: 'policies', types: ['CUSTOMER'], place: 'policies', card: <PoliciesCard /> },
  {
    key: 'binders',
    types: ['CARRIER', 'CLUSTER', 'DIGITAL'],
    place: 'binders',
    card: <BindersCard />,
  },
  { key: 'findings', types: ['MSSP'], place: 'manage/connectors', card: <FindingsCard /> },
  { key: 'scores', types: ['MSSP'], place: 'accounts', card: <ClientScoresCard /> },
  { key: 'claims', types: ['VENDOR'], place: 'claims', card: <ClaimsCard /> },
  { key: 'cessions', types: ['RE_INSURER'], place: 'cessions', card: <CessionsCard /> },
  { key: 'ageing', types: ['PREMIUM_PROCESSOR'], place: 'billing', card: <AgeingLine /> },
];

/** What a persona comes home for beside numbers, each of a place that is theirs. */
export function PersonaCards({ persona }: { persona: Persona }) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const places = visible(placesOf(persona), can).map(({ path }) => path);
  const cards = CARDS.filter(
    ({ types, place }) => types.includes(persona.accountType) && places.includes(place),
  );
  return (
    <>
      {cards.length > 0 && (
        <div className="home-grid">
          {cards.map(({ key, card }) => (
            <div key={key}>{card}</div>
          ))}
        </div>
      )}
      {places.includes('manage/profile') && (
        <p>
          <Link to={`${basePath}/manage/profile`}>{t('common:home.profile')}</Link>
        </p>
      )}
    </>
  );
}
