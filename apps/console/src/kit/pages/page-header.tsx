import { Breadcrumb, Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export interface Crumb {
  title: string;
  href?: string;
}

export interface PageHeaderProps {
  /** The pages above this one, the highest first. */
  crumbs: Crumb[];
  title: string;
  /** The number of a record, beside its title. */
  number?: string | undefined;
  tag?: ReactNode;
  /** The one primary action, at the right. */
  action?: ReactNode;
}

export function PageHeader({ crumbs, title, number, tag, action }: PageHeaderProps) {
  const { t } = useTranslation();
  const items = [...crumbs, { title: number ?? title }].map(({ title: text, href }: Crumb) => ({
    title: href ? <Link to={href}>{text}</Link> : text,
  }));
  return (
    <header>
      <title>{t('common:page.title', { page: number ? `${number} ${title}` : title })}</title>
      <Breadcrumb aria-label={t('common:page.breadcrumb')} items={items} />
      <Flex justify="space-between" align="center" gap={16} wrap>
        <Flex align="center" gap={12} wrap>
          <h1 className="kit-page-title">{title}</h1>
          {number && <span className="kit-page-number">{number}</span>}
          {tag}
        </Flex>
        {action}
      </Flex>
    </header>
  );
}
