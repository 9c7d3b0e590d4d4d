import { Tooltip } from 'antd';
import { useEdition } from '../../lib/edition';
import { formatDateTime, formatRelative } from '../../lib/formatting';

/** An instant as how long ago it was, in full when pointed at or reached by the keyboard. */
export function RelativeTime({ value }: { value: string }) {
  const { locale } = useEdition();
  return (
    <Tooltip title={formatDateTime(value, locale)} trigger={['hover', 'focus']}>
      <time dateTime={value} tabIndex={0}>
        {formatRelative(value, Date.now(), locale)}
      </time>
    </Tooltip>
  );
}
