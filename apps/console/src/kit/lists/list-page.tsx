import { ListView, type ListViewProps } from './list-view';
import { PageHeader, type PageHeaderProps } from '../pages/page-header';
import '../kit.css';

type ListPageProps<Row> = PageHeaderProps & Omit<ListViewProps<Row>, 'label'>;

/** A list as a page of its own. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { crumbs, title, tag, action, ...view } = props;
  return (
    <div className="kit-page">
      <PageHeader crumbs={crumbs} title={title} tag={tag} action={action} />
      <ListView label={title} {...view} />
    </div>
  );
}
