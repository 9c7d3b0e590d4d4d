import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Quote, Subjectivity } from '../../../lib/api-types';
import { usePermissions } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { quoteQuery } from '../api';
import { DownloadButton } from '../signing/download-button';
import { completeSubjectivity, proofsQuery } from './api';

const TONES: Record<Subjectivity['state'], StatusTone> = {
  open: 'waiting',
  submitted: 'open',
  cleared: 'good',
  waived: 'over',
  expired: 'lost',
};

/** The conditions of a quote; who may, marks one as met or opens it again. */
export function SubjectivityList({ quote }: { quote: Quote }) {
  return (
    <ul className="quote-conditions">
      {quote.subjectivities.map((one) => (
        <Condition key={one.id} quote={quote} condition={one} />
      ))}
    </ul>
  );
}

function Condition({ quote, condition }: { quote: Quote; condition: Subjectivity }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  const { id, title, text, stage, state, completed, docId, connectionId, note } = condition;
  const change = useSubmit(
    (wanted: Pick<Subjectivity, 'id' | 'completed'>, key) =>
      completeSubjectivity(quote.id, wanted, key),
    {
      onDone: () => queryClient.invalidateQueries({ queryKey: quoteQuery(quote.id).queryKey }),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  return (
    <li>
      <Flex justify="space-between" align="center" gap={12} wrap>
        <strong>{title}</strong>
        <StatusTag tone={TONES[state]} label={t(`quote:subjectivity.state.${state}`)} />
      </Flex>
      <p>{text}</p>
      <WhatMeetsIt condition={condition} />
      {connectionId !== null && note && (
        <p className="muted">{t('quote:subjectivity.shown', { note })}</p>
      )}
      {docId !== null && <Proof quoteId={quote.id} docId={docId} />}
      <Flex justify="space-between" align="center" gap={12} wrap>
        <span className="muted">{t(`quote:subjectivity.stage.${stage}`)}</span>
        {can('underwriting:subjectivity-complete') && (
          <SubmitButton
            size="small"
            submission={change}
            onClick={() => void change.submit({ id, completed: !completed })}
          >
            {t(completed ? 'quote:subjectivity.reopen' : 'quote:subjectivity.complete')}
          </SubmitButton>
        )}
      </Flex>
    </li>
  );
}

/** What meets a condition without anybody's decision. */
function WhatMeetsIt({ condition }: { condition: Subjectivity }) {
  const { t } = useTranslation(['quote', 'policy', 'account']);
  const { evidence, autoClear, completed } = condition;
  const files = evidence.map((proof) =>
    t(`policy:document.type.${proof.replace('document:', '')}`),
  );
  if (completed || (!files.length && !autoClear)) return null;
  return (
    <p className="muted">
      {files.length > 0 && t('quote:subjectivity.metByFile', { files: files.join(', ') })}{' '}
      {autoClear && <MetByItself autoClear={autoClear} />}
    </p>
  );
}

type AutoClear = NonNullable<Subjectivity['autoClear']>;

/** The score or the tool that meets a condition. */
function MetByItself({ autoClear: { connector, metric, gte } }: { autoClear: AutoClear }) {
  const { t } = useTranslation(['quote', 'account', 'carrier']);
  if (connector === 'CLOUD') return t('quote:subjectivity.metByCloud', { count: gte });
  if (connector === 'TOOL') {
    const control = t(`carrier:connectors.control.${metric}`);
    return t('quote:subjectivity.metByTool', { control, share: gte });
  }
  return t('quote:subjectivity.metByScore', {
    factor: t(`account:risk.factor.${metric}`),
    score: gte,
  });
}

/** The document that met a condition, to be read; nothing for who may not see it. */
function Proof({ quoteId, docId }: { quoteId: string; docId: string }) {
  const { data: documents = [] } = useQuery(proofsQuery(quoteId));
  const document = documents.find((one) => one.docId === docId);
  if (!document) return null;
  const { fileName, docName } = document;
  return <DownloadButton docId={docId} fileName={fileName} label={docName} />;
}
