import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../kit/pages/loaded';
import { ShortDate } from '../../kit/values/short-date';
import type { Notice } from '../../lib/api-types';
import { useSession } from '../../lib/session';
import { latestNoticesQuery } from './api';
import { MarkAllButton, MarkButton } from './mark-button';
import { NoticeSentence } from './notice-sentence';

/** The last ten, and the way to all of them. */
export function BellPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const result = useQuery(latestNoticesQuery);
  return (
    <>
      <div className="bell-head">
        <h2>{t('common:notices.bell')}</h2>
        <MarkAllButton />
      </div>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ content }) =>
          content.length > 0 ? (
            <ul>
              {content.map((notice) => (
                <Row key={notice.id} notice={notice} onOpen={onClose} />
              ))}
            </ul>
          ) : (
            <p className="muted">{t('common:notices.empty')}</p>
          )
        }
      </Loaded>
      <Link to={`${basePath}/profile?tab=notifications`} onClick={onClose}>
        {t('common:notices.all')}
      </Link>
    </>
  );
}

function Row({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  return (
    <li className={notice.isRead ? undefined : 'unread'}>
      <NoticeSentence notice={notice} onOpen={onOpen} />
      <span className="bell-row">
        <span className="muted">
          <ShortDate value={notice.occurred} />
        </span>
        <MarkButton notice={notice} />
      </span>
    </li>
  );
}
