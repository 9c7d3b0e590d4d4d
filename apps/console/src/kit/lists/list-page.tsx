import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListView, type ListViewProps } from './list-view';
import { PageHeader, type PageHeaderProps } from '../pages/page-header';
import '../kit.css';

type ListPageProps<Row, Key extends QueryKey> = PageHeaderProps &
  Omit<ListViewProps<Row, Key>, 'label'> & {
    /** What stands between the title and the list: the tabs of a desk, its sums. */
    above?: ReactNode;
  };

/** A list as a page of its own. */
export function ListPage<Row extends { id: string }, Key extends QueryKey>(
  props: ListPageProps<Row, Key>,
) {
  const { crumbs, title, tag, action, above, ...view } = props;
  return (
    <div className="kit-page">
      <PageHeader crumbs={crumbs} title={title} tag={tag} action={action} />
      {above}
      <ListView label={title} {...view} />
    </div>
  );
}
