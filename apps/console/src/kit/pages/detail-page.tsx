import type { ReactNode } from 'react';
import { FactList, type Fact } from '../values/fact-list';
import { PageHeader, type PageHeaderProps } from './page-header';
import '../kit.css';

interface DetailPageProps extends PageHeaderProps {
  /** What stays in sight while the page scrolls. */
  strip: Fact[];
  children: ReactNode;
}

export function DetailPage({ strip, children, ...header }: DetailPageProps) {
  return (
    <div className="kit-page">
      <PageHeader {...header} />
      <div className="card kit-strip">
        <FactList facts={strip} />
      </div>
      {children}
    </div>
  );
}
