import type { Page } from '@palisade/kernel';
import type { QueryKey } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PageHeader, type PageHeaderProps } from '../pages/page-header';
import { ListView, type ListViewProps } from './list-view';
import { placeIn, type QueuePlace } from './queue-place';
import './queue.css';

type QueuePageProps<Row, Key extends QueryKey> = PageHeaderProps &
  Omit<ListViewProps<Row, Key>, 'label' | 'openId' | 'onRows' | 'onStep' | 'rowHref'> & {
    /** The row whose record is open, by the address. */
    openId: string | undefined;
    /** Where a row opens beside the list. */
    rowHref: (row: Row) => string;
    /** Where the list is alone. */
    listHref: string;
    /** What the open record is called. */
    recordLabel: string;
    /** What is done with the open row, beside going on to the next. */
    tools?: (row: Row) => ReactNode;
    record: ReactNode;
  };

/** What waits for a person: the list, and beside it the record that is worked on; j and k go on. */
export function QueuePage<Row extends { id: string }, Key extends QueryKey>(
  props: QueuePageProps<Row, Key>,
) {
  const { crumbs, title, tag, action, listHref, recordLabel, tools, record, ...view } = props;
  const { openId, rowHref } = view;
  const navigate = useNavigate();
  const [page, setPage] = useState<Page<Row>>();
  const place = useQueuePlace(page, openId);
  const go = useCallback(
    (row: Row | undefined) => row && void navigate(rowHref(row)),
    [navigate, rowHref],
  );
  const step = (by: 1 | -1) => go(by === 1 ? place.next : place.previous);
  return (
    <div className="kit-page">
      <PageHeader crumbs={crumbs} title={title} tag={tag} action={action} />
      <div className="kit-queue" data-open={openId !== undefined || undefined}>
        <div className="kit-page kit-queue-list">
          <ListView
            {...view}
            label={title}
            onRows={setPage}
            {...(openId !== undefined && { onStep: step })}
          />
        </div>
        {openId !== undefined && (
          <section className="kit-queue-record" aria-label={recordLabel}>
            <QueueBar place={place} listHref={listHref} go={go}>
              {place.row && tools?.(place.row)}
            </QueueBar>
            {record}
          </section>
        )}
      </div>
    </div>
  );
}

interface QueueBarProps<Row> {
  place: QueuePlace<Row>;
  listHref: string;
  go: (row: Row | undefined) => void;
  children: ReactNode;
}

/** Where in the queue a person is, the way on, and the way back to the list. */
function QueueBar<Row>({ place, listHref, go, children }: QueueBarProps<Row>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { number, total, next, previous } = place;
  const [onward, back] = useFocusOnward(number !== null);
  return (
    <div className="kit-queue-bar" role="group" aria-label={t('common:queue.title')}>
      <Button ref={back} size="small" onClick={() => void navigate(listHref)}>
        {t('common:queue.back')}
      </Button>
      <span role="status" className="muted">
        {number === null
          ? t('common:queue.gone')
          : t('common:queue.place', { number, count: total })}
      </span>
      <span className="kit-queue-tools">
        {children}
        <Button size="small" disabled={!previous} onClick={() => go(previous)}>
          {t('common:queue.previous')}
        </Button>
        <Button ref={onward} size="small" disabled={!next} onClick={() => go(next)}>
          {t('common:queue.next')}
        </Button>
      </span>
    </div>
  );
}

/** What took the open row out of the list took the focus too: that goes on, or back to the list. */
function useFocusOnward(isListed: boolean) {
  const onward = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const wasListed = useRef(isListed);
  useEffect(() => {
    const isGone = wasListed.current && !isListed;
    wasListed.current = isListed;
    if (!isGone || document.activeElement !== document.body) return;
    (onward.current?.disabled ? back : onward).current?.focus();
  }, [isListed]);
  return [onward, back] as const;
}

/** Where the open row stands; one that an act took out of the list leaves its place to the next. */
function useQueuePlace<Row extends { id: string }>(
  page: Page<Row> | undefined,
  openId: string | undefined,
): QueuePlace<Row> {
  const last = useRef({ id: openId, index: 0 });
  const place = placeIn(page, openId, last.current.id === openId ? last.current.index : 0);
  useEffect(() => {
    if (place.number !== null) last.current = { id: openId, index: place.index };
  });
  return place;
}
