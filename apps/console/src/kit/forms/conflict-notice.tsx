import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEdition } from '../../lib/edition';
import { formatDateTime } from '../../lib/formatting';
import { useSnackbar } from '../../lib/snackbar';
import type { ForeignChange } from './conflict-changes';
import { labelOf } from './label-of';
import '../kit.css';
import type { Resolution } from './use-conflict';

interface ConflictNoticeProps {
  changes: ForeignChange[];
  resolve: (resolution: Resolution) => Promise<void>;
}

/** Says what others changed while a form was open, and asks whose version goes on. */
export function ConflictNotice({ changes, resolve }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const choose = async (resolution: Resolution) => {
    setBusy(true);
    try {
      await resolve(resolution);
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  return (
    <Alert
      className="kit-form-summary"
      role="alert"
      type="warning"
      showIcon
      title={t('common:form.stale')}
      description={
        <Flex vertical gap={8}>
          <ul>
            {changes.map((change) => (
              <ChangeLine key={`${change.at} ${change.by}`} change={change} />
            ))}
          </ul>
          <p>{t('common:form.conflictChoice')}</p>
          <Flex gap={8} wrap>
            <Button autoFocus disabled={isBusy} onClick={() => void choose('mine')}>
              {t('common:form.keepMine')}
            </Button>
            <Button disabled={isBusy} onClick={() => void choose('theirs')}>
              {t('common:form.takeTheirs')}
            </Button>
          </Flex>
        </Flex>
      }
    />
  );
}

function ChangeLine({ change: { by, at, fields } }: { change: ForeignChange }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const labels = fields.flatMap((field) => labelOf(field) ?? []);
  return (
    <li>
      {t('common:form.changedBy', {
        who: by ?? t('common:form.system'),
        what: labels.join(', ') || t('common:form.otherDetails'),
        when: formatDateTime(at, locale),
      })}
    </li>
  );
}
