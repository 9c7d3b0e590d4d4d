import { Tooltip } from 'antd';
import { formatDate, formatDateTime } from '../../lib/formatting';
import { useEdition } from '../../lib/edition';

/** An instant as a short date, in full with its zone when pointed at. */
export function ShortDate({ value }: { value: string }) {
  const { locale } = useEdition();
  return (
    <Tooltip title={formatDateTime(value, locale)}>
      <time dateTime={value}>{formatDate(value, locale)}</time>
    </Tooltip>
  );
}
