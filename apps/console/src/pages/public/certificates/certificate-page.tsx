import type { components } from '@palisade/clients/policy';
import { coverageName } from '@palisade/trade';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import { ApiError, problemMessage } from '../../../lib/problem';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { TextField } from '../frame/text-field';

type Check = components['schemas']['CertificateCheck'];

const checkQuery = (code: string, asOf: string) => ({
  queryKey: ['certificate', code, asOf],
  queryFn: (): Promise<Check> =>
    unwrap(
      api.policy.GET('/api/policy/v1/certificates/check/{code}', {
        params: { path: { code }, query: asOf ? { asOf } : {} },
      }),
    ),
  enabled: code !== '' && (asOf === '' || PLAUSIBLE.test(asOf)),
  placeholderData: keepPreviousData<Check>,
  retry: false,
});

/** A year is typed digit by digit: nobody is asked before it is one. */
const PLAUSIBLE = /^20\d\d-\d\d-\d\d$/;

/** Answers whoever holds a certificate whether it is true, today or on another day. */
export function CertificatePage() {
  const { t } = useTranslation(['common', 'policy']);
  const { code = '' } = useParams();
  const [asOf, setAsOf] = useState('');
  const { data, error } = useQuery(checkQuery(code, asOf));
  const today = data?.asOf ?? '';
  return (
    <Panel title={t('policy:certificate.check.title')}>
      <CodeForm key={code} code={code} />
      {error && (
        <Notice kind="error">{sentenceOf(error, t('policy:certificate.check.none'))}</Notice>
      )}
      {data && !error && <Answer check={data} />}
      {code !== '' && (
        <TextField
          label={t('policy:certificate.check.asOf')}
          type="date"
          value={asOf || today}
          onChange={setAsOf}
        />
      )}
      {data && !error && <Said check={data} />}
    </Panel>
  );
}

const sentenceOf = (error: Error, none: string): string =>
  error instanceof ApiError && error.status === 404 ? none : problemMessage(error);

/** The code of the paper, typed or taken from its address. */
function CodeForm({ code }: { code: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim()) void navigate(`/certificate/${encodeURIComponent(typed.trim())}`);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label={t('policy:certificate.check.code')}
        value={typed}
        autoComplete="off"
        required
        onChange={setTyped}
      />
      <button type="submit" className="button primary wide">
        {t('policy:certificate.check.submit')}
      </button>
    </form>
  );
}

/** True, changed with what, cancelled or ended since when. */
function Answer({ check }: { check: Check }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const { answer, since, changes, noticeEnds, asOf } = check;
  const day = (date: string) => formatDate(date, locale);
  const valueOf = (field: string, value: string): string => {
    if (field !== 'ENDORSEMENT') return value || t('policy:certificate.check.nothing');
    return t(value ? 'policy:certificate.check.with' : 'policy:certificate.check.without');
  };
  return (
    <div role="status">
      <Notice kind={answer === 'TRUE' ? 'success' : 'error'}>
        {t(`policy:certificate.check.answer.${answer}`, {
          date: day(asOf),
          since: since ? day(since) : '',
        })}
      </Notice>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, key, was, is }) => (
            <li key={`${field} ${key ?? ''}`}>
              {t('policy:certificate.check.change', {
                what: key ? coverageName(key) : t(`policy:certificate.check.field.${field}`),
                was: valueOf(field, was),
                is: valueOf(field, is),
              })}
            </li>
          ))}
        </ul>
      )}
      {noticeEnds && (
        <Notice kind="error">
          {t('policy:certificate.check.notice', { date: day(noticeEnds) })}
        </Notice>
      )}
    </div>
  );
}

/** What stands on the paper. */
function Said({ check }: { check: Check }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const day = (date: string) => formatDate(date, locale);
  const facts: [label: string, value: string | null][] = [
    ['number', check.number],
    ['holder', check.holderName],
    ['insured', check.insuredName],
    ['insurer', check.carrierName],
    ['policy', `${check.policyNumber}, ${check.productName}`],
    ['period', `${day(check.effectiveDate)} - ${day(check.endDate)}`],
    ['limit', check.aggregateLimit],
    ['retention', check.retention],
    ['certifiedOn', day(check.certifiedOn)],
  ];
  return (
    <>
      <h2>{t('policy:certificate.check.says')}</h2>
      <dl className="certificate-facts">
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{t(`policy:certificate.check.label.${label}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
        {check.coverages.map(({ key, limit }) => (
          <div key={key}>
            <dt>{coverageName(key)}</dt>
            <dd>{limit}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
