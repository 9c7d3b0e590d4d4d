import type { Currency } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import type { PolicyDocumentFile, TimelineEntry } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { timelineQuery, type TimelineNoun } from './api';
import { TimelineItem } from './timeline-item';
import './timeline.css';
import { Verification } from './verification';

/** The entry that a document came of: the one that names it, else the last of the same request. */
const madeBy = (
  { docId, correlationId }: PolicyDocumentFile,
  entries: readonly TimelineEntry[],
): TimelineEntry | undefined =>
  entries.find(({ documentIds }) => documentIds.includes(docId)) ??
  entries.find((entry) => correlationId !== null && entry.correlationId === correlationId);

const FIRST_SIZE = 8;
const ALL_SIZE = 100;

export interface TimelineProps {
  noun: TimelineNoun;
  id: string;
  currency?: Currency;
  /** The key of a status of the noun in words. */
  statusWordKey: (status: string) => string;
  /** Those that are shown beside what made them. */
  documents?: readonly PolicyDocumentFile[];
}

/** Who did what to a record, when, and what it changed. */
export function Timeline({ noun, id, currency, statusWordKey, documents = [] }: TimelineProps) {
  const { t } = useTranslation(['common', 'account', 'coverage', 'policy', 'quote']);
  const edition = useEdition();
  const [size, setSize] = useState(FIRST_SIZE);
  const result = useQuery(timelineQuery(noun, id, size));
  const { locale } = edition;
  const writing = { t, locale, currency: currency ?? edition.currency, statusWordKey };
  return (
    <section className="card timeline" aria-labelledby="timeline">
      <h2 id="timeline">{t('common:timeline.title')}</h2>
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 4 }} />}>
        {({ content, totalElements }) => (
          <>
            {content.length === 0 && <p className="muted">{t('common:timeline.empty')}</p>}
            <ol className="timeline-list">
              {content.map((entry) => (
                <TimelineItem
                  key={entry.id}
                  entry={entry}
                  writing={writing}
                  documents={documents.filter((document) => madeBy(document, content) === entry)}
                />
              ))}
            </ol>
            {totalElements > content.length && size === FIRST_SIZE && (
              <Button onClick={() => setSize(ALL_SIZE)}>
                {t('common:timeline.all', { count: totalElements })}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <Verification noun={noun} id={id} />
    </section>
  );
}
