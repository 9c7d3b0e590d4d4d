import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { bookQuery } from '../../../features/rater/api';
import { BookActions } from '../../../features/rater/book-actions';
import { BookCases } from '../../../features/rater/book-cases';
import { BookChanges } from '../../../features/rater/book-changes';
import { BookDislocation } from '../../../features/rater/book-dislocation';
import { BookStatusTag, bookStatusKey } from '../../../features/rater/book-status';
import { BookTables } from '../../../features/rater/book-tables';
import '../../../features/rater/rater.css';
import type { RateBookDetail } from '../../../features/rater/types';
import { Timeline } from '../../../features/timeline/timeline';
import { LoadedRecord, RecordPage } from '../../../kit/pages/record-page';
import { ShortDate } from '../../../kit/values/short-date';
import { isOutOfReach } from '../../../lib/problem';
import { useSession } from '../../../lib/session';
import { NotFoundPage } from '../../public/notices/not-found-page';

const HASH_SHOWN = 12;

export function RateBookPage() {
  const { bookId = '' } = useParams();
  const { t } = useTranslation(['common', 'coverage']);
  const { basePath, landing } = useSession();
  const result = useQuery(bookQuery(bookId));
  if (isOutOfReach(result.error)) return <NotFoundPage />;
  const crumbs = [
    { title: t('common:page.home'), href: landing },
    { title: t('coverage:rater.books'), href: `${basePath}/manage/rater/books` },
  ];
  return (
    <LoadedRecord result={result} crumbs={crumbs} title={t('coverage:rater.books')}>
      {(book) => (
        <RecordPage
          crumbs={crumbs}
          title={book.version}
          tag={<BookStatusTag status={book.status} />}
          primary={<BookActions book={book} />}
          strip={stripOf(book)}
        >
          <BookParts book={book} />
        </RecordPage>
      )}
    </LoadedRecord>
  );

  function stripOf({
    region,
    effectiveFrom,
    basedOn,
    proposedBy,
    activatedBy,
    sha256,
  }: RateBookDetail) {
    return [
      { label: t('coverage:rater.region'), value: t(`coverage:rater.region.${region}`) },
      { label: t('coverage:rater.starts'), value: <ShortDate value={effectiveFrom} /> },
      { label: t('coverage:rater.basedOn'), value: basedOn },
      { label: t('coverage:rater.proposedBy'), value: proposedBy },
      { label: t('coverage:rater.activatedBy'), value: activatedBy },
      { label: t('coverage:rater.hash'), value: sha256?.slice(0, HASH_SHOWN) },
    ];
  }
}

function BookParts({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { tab = 'tables' } = useParams();
  const navigate = useNavigate();
  const { basePath } = useSession();
  const parts: Record<string, ReactNode> = {
    tables: <BookTables book={book} />,
    changes: <BookChanges book={book} />,
    cases: <BookCases book={book} />,
    dislocation: <BookDislocation book={book} />,
    history: <Timeline noun="rate-book" id={book.id} statusWordKey={bookStatusKey} />,
  };
  const options = Object.keys(parts).map((value) => ({
    value,
    label: t(`coverage:rater.tab.${value}`),
  }));
  return (
    <>
      <Segmented
        className="rater-parts"
        aria-label={t('coverage:rater.parts')}
        value={tab}
        options={options}
        onChange={(key) =>
          void navigate(`${basePath}/manage/rater/books/${book.id}/${key}`, { replace: true })
        }
      />
      {parts[tab]}
    </>
  );
}
