import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ReadError } from '../../../kit/pages/read-error';
import { FactList, type Fact } from '../../../kit/values/fact-list';
import { moneyText } from '../../../kit/values/money';
import type { PolicySummary } from '../../../lib/api-types';
import { isRefusal, problemMessage } from '../../../lib/problem';
import { useGuardedRow } from '../../../lib/use-guarded-row';
import { useKept } from '../../../lib/use-kept';
import { actPreviewQuery, type PolicyPreview, type ReportingMonths } from './api';
import '../policies.css';
import { PolicyStatusTag } from '../policy-status';
import { MoneyBetween } from './money-between';

interface ActPreviewProps {
  policy: Pick<PolicySummary, 'id'>;
  action: PolicyPreview['action'];
  /** Of extended reporting: how many would be bought. */
  months?: ReportingMonths;
}

/**
 * What an act would do to a policy: status, money line by line, who hears of it; nothing is saved. The act is
 * refused when the policy was changed since.
 */
export function ActPreview({ policy, action, months }: ActPreviewProps) {
  const { t } = useTranslation(['common', 'policy']);
  const result = useQuery(actPreviewQuery(policy.id, action, months));
  const kept = useKept(result);
  useGuardedRow(kept?.data);
  if (isRefusal(result.error)) {
    return (
      <div className="kit-field-wide policy-preview">
        <Alert role="alert" type="warning" showIcon title={problemMessage(result.error)} />
      </div>
    );
  }
  return (
    <section
      className="kit-field-wide policy-preview"
      aria-label={t('policy:preview.title')}
      aria-live="polite"
      aria-busy={result.isFetching}
    >
      <ReadError result={result} kept={kept} />
      {kept && <Outcome preview={kept.data} />}
      {!kept && !result.isError && <p className="muted">{t('common:select.loading')}</p>}
    </section>
  );
}

function Outcome({ preview }: { preview: PolicyPreview }) {
  const { t } = useTranslation(['common', 'policy']);
  if (preview.refused) {
    return <Alert role="alert" type="warning" showIcon title={preview.refused.detail} />;
  }
  const { lines, currency } = preview;
  return (
    <>
      <FactList
        facts={[
          {
            label: t('policy:preview.status'),
            value: (
              <>
                {preview.statusBefore !== preview.statusAfter && (
                  <>
                    <PolicyStatusTag status={preview.statusBefore} /> →{' '}
                  </>
                )}
                <PolicyStatusTag status={preview.statusAfter} />
              </>
            ),
          },
          ...besideOf(preview, t),
        ]}
      />
      <MoneyBetween lines={lines} currency={currency} />
    </>
  );
}

/** What follows of it for the agency, the reinsurers, the papers and the letters. */
function besideOf(preview: PolicyPreview, t: TFunction): Fact[] {
  const { commission, cessions, paper, isTold, currency } = preview;
  const ceded = (cessions ?? []).reduce((sum, { premium }) => sum + premium, 0);
  return [
    ...(commission
      ? [{ label: t('policy:preview.commission'), value: moneyText(commission, currency) }]
      : []),
    ...(ceded ? [{ label: t('policy:preview.ceded'), value: moneyText(ceded, currency) }] : []),
    ...(paper
      ? [{ label: t('policy:preview.paper'), value: t(`policy:preview.papers.${paper}`) }]
      : []),
    ...(isTold ? [{ label: t('policy:preview.letter'), value: t('policy:preview.toldBoth') }] : []),
  ];
}
