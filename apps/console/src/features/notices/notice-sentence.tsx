import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Notice } from '../../lib/api-types';
import { usePermissions, useSession } from '../../lib/session';
import { useSubmit } from '../../lib/use-submit';
import { markNotice } from './api';
import { placeOf } from './notice-place';

/** What happened, as a sentence that opens the row; it is read then. */
export function NoticeSentence({ notice, onOpen }: { notice: Notice; onOpen?: () => void }) {
  const { t } = useTranslation();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const reading = useSubmit((_: void, key) => markNotice(notice.id, true, key));
  const said = notice.eventType.replace(/\.v\d+$/, '');
  const facts = { company: notice.companyName, number: notice.number ?? '' };
  const text = t(`common:notices.said.${said}`, facts);
  const place = placeOf(notice, basePath, can);
  if (!place) return <span>{text}</span>;
  const open = () => {
    if (!notice.isRead) void reading.submit();
    onOpen?.();
  };
  return (
    <Link to={place} onClick={open}>
      {text}
    </Link>
  );
}
