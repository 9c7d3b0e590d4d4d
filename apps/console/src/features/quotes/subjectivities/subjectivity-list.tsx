import { useQueryClient } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../kit/values/status-tag';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Quote, Subjectivity } from '../../../lib/api-types';
import { usePermissions } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { quoteQuery } from '../api';
import { completeSubjectivity } from './api';

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
  const { id, title, text, stage, state, completed } = condition;
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
