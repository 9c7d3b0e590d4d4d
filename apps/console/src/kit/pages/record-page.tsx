import { Skeleton } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useKept } from '../../lib/use-kept';
import type { RowAction } from '../lists/row-menu';
import { FactList, type Fact } from '../values/fact-list';
import { PageHeader, type Crumb } from './page-header';
import { ReadError } from './read-error';
import { RecordActions } from './record-actions';
import '../kit.css';
import './record-page.css';

interface RecordPageProps {
  crumbs: Crumb[];
  /** The client or the person that the record is about. */
  title: string;
  number?: string;
  tag?: ReactNode;
  /** What stays in sight while the page scrolls: premium, due, owner, next step. */
  strip: Fact[];
  /** The one button that takes the record on. */
  primary?: ReactNode;
  /** All else that can be done, in a menu. */
  actions?: RowAction[];
  /** Timeline and documents: at the right, and below the content where there is no room. */
  rail?: ReactNode;
  children: ReactNode;
}

/** A record: what it is, its state, the next step, who did what. */
export function RecordPage({ strip, primary, actions, rail, children, ...head }: RecordPageProps) {
  return (
    <div className="kit-page">
      <PageHeader {...head} action={<RecordActions primary={primary} actions={actions} />} />
      <div className="card kit-strip">
        <FactList facts={strip} />
      </div>
      {rail ? (
        <div className="record-columns">
          <div className="record-main">{children}</div>
          <div className="record-rail">{rail}</div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

interface LoadedRecordProps<T> {
  result: UseQueryResult<T>;
  crumbs: Crumb[];
  /** What the page is called until the record is there. */
  title: string;
  children: (record: T) => ReactNode;
}

/** The page of a record that is read; one that cannot be read again stays, below the reason. */
export function LoadedRecord<T>({ result, crumbs, title, children }: LoadedRecordProps<T>) {
  const kept = useKept(result);
  return (
    <div className="kit-page">
      {!kept && <PageHeader crumbs={crumbs} title={title} />}
      <ReadError result={result} kept={kept} />
      {kept ? children(kept.data) : !result.isError && <Skeleton active paragraph={{ rows: 8 }} />}
    </div>
  );
}
