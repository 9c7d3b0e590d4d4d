import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header';
import './kit.css';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface DetailPageProps extends PageHeaderProps {
  /** What stays in sight while the page scrolls. */
  strip: Fact[];
  children: ReactNode;
}

export function DetailPage({ strip, children, ...header }: DetailPageProps) {
  return (
    <div className="kit-page">
      <PageHeader {...header} />
      <Flex component="dl" gap={32} wrap className="kit-strip">
        {strip.map(({ label, value }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Flex>
      {children}
    </div>
  );
}
