import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex, Skeleton } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '../../lib/use-kept';
import type { RowAction } from '../lists/row-menu';
import { FactList, type Fact } from '../values/fact-list';
import { PageHeader, type Crumb } from './page-header';
import { ReadError } from './read-error';
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

interface RecordActionsProps {
  primary?: ReactNode;
  actions?: RowAction[] | undefined;
}

/** One button, and the rest in a menu. */
function RecordActions({ primary, actions = [] }: RecordActionsProps) {
  if (!primary && actions.length === 0) return null;
  return (
    <Flex gap={8} wrap>
      {actions.length > 0 && <MoreMenu actions={actions} />}
      {primary}
    </Flex>
  );
}

function MoreMenu({ actions }: { actions: RowAction[] }) {
  const { t } = useTranslation();
  return (
    <Dropdown
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: actions.map(({ key, label, isDanger = false }) => ({
          key,
          label,
          danger: isDanger,
        })),
        onClick: ({ key, domEvent }) => {
          // The key that chose must not press what the dialog then focuses.
          domEvent.preventDefault();
          actions.find((action) => action.key === key)?.onPick();
        },
      }}
    >
      <Button aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        {t('common:record.more')}
      </Button>
    </Dropdown>
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
