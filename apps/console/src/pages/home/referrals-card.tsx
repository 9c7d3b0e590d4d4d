import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { quotesQuery } from '../../features/quotes/api';
import { inboxSearch } from '../../features/quotes/inbox-queues';
import { usePlainReasons } from '../../features/quotes/use-plain-reasons';
import { Loaded } from '../../kit/pages/loaded';
import { RelativeTime } from '../../kit/values/relative-time';
import { useSession } from '../../lib/session';
import { useOfTeam } from '../../lib/team';
import { Card } from './card';

const NEWEST = { queue: 'referred', page: 0, size: 5, sort: ['modified,desc'] };

/** The referrals that came last, each opened where it is decided. */
export function ReferralsCard() {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const ofTeam = useOfTeam();
  const plain = usePlainReasons();
  const result = useQuery(quotesQuery(ofTeam(inboxSearch(NEWEST, true))));
  return (
    <Card
      title={t('common:home.referrals')}
      action={<Link to={`${basePath}/inbox`}>{t('common:home.toInbox')}</Link>}
    >
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ content }) =>
          content.length === 0 ? (
            <p className="muted">{t('common:home.noReferrals')}</p>
          ) : (
            <ul className="home-list">
              {content.map(({ id, companyName, referralReasons, referredOn, modified }) => (
                <li key={id}>
                  <span className="home-list-what">
                    <Link to={`${basePath}/inbox/${id}?queue=referred`}>{companyName}</Link>
                    <span className="muted">{referralReasons.map(plain).join(' ')}</span>
                  </span>
                  <span className="muted">
                    <RelativeTime value={referredOn ?? modified} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
