import { usState } from '@palisade/kernel';
import type { NoticeState } from '@palisade/trade';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kit/pages/loaded';
import { api, unwrap } from '../../../lib/api';
import '../quotes.css';

/** The surplus lines notice of a state, as it is attested today. */
export const noticeQuery = (state: NoticeState) =>
  queryOptions({
    queryKey: ['surplus-notice', state],
    queryFn: () =>
      unwrap(
        api.docs.GET('/api/docs/v1/template', {
          params: { query: { type: 'surplusNotice', state } },
        }),
      ),
  });

/** Who places a quote on surplus paper, by name and licence. */
export interface NamedBroker {
  name: string;
  number: string;
}

/** The full text of the notice, the words of a statute in a frame. */
export function NoticeText({ state }: { state: NoticeState }) {
  const { t } = useTranslation(['common', 'quote']);
  const notice = useQuery(noticeQuery(state));
  return (
    <Loaded result={notice} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {({ paragraphs, prescribed, version }) => (
        <section className="quote-notice" aria-label={t('quote:notice.label')}>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {prescribed && (
            <blockquote className="quote-notice-words">
              {prescribed.lines.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <cite>{prescribed.citation}</cite>
            </blockquote>
          )}
          <p className="muted">{t('quote:notice.version', { version })}</p>
        </section>
      )}
    </Loaded>
  );
}

/** What the box below the text says of the broker. */
export function useAcknowledgement(state: NoticeState, broker: NamedBroker): string {
  const { t } = useTranslation(['common', 'quote']);
  return t('quote:surplus.notice', {
    broker: broker.name,
    number: broker.number,
    state: usState(state)?.name,
  });
}
