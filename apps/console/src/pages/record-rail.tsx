import { useQuery } from '@tanstack/react-query';
import { documentsQuery, placeOf, type PrintedNoun } from '../features/documents/api';
import { DocumentRail } from '../features/documents/document-rail';
import { Timeline, type TimelineProps } from '../features/timeline/timeline';
import { usePermissions } from '../lib/session';

interface RecordRailProps extends Omit<TimelineProps, 'documents'> {
  noun: PrintedNoun;
  /** Where all documents of the record are listed. */
  documentsHref?: string;
}

/** What was done to a record, and what was printed for it. */
export function RecordRail({ documentsHref, ...timeline }: RecordRailProps) {
  const { can } = usePermissions();
  const mayPrint = can('document:view');
  const query = documentsQuery(timeline.noun, timeline.id);
  const result = useQuery({ ...query, enabled: mayPrint });
  return (
    <>
      <Timeline {...timeline} documents={result.data ?? []} />
      {mayPrint && (
        <DocumentRail
          result={result}
          place={placeOf(timeline.noun, timeline.id)}
          allHref={documentsHref}
        />
      )}
    </>
  );
}
