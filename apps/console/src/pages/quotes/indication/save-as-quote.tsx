import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Account, Indication } from '../../../lib/api-types';
import { todayHere } from '../../../lib/formatting';
import { usePermissions, useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import { teamsQuery } from '../../../lib/team';
import { useSubmit } from '../../../lib/use-submit';
import { accountQuery } from '../../../features/accounts/api';
import { stateOfTerms } from '../../../features/quotes/builder/builder-state';
import { keepDraft } from '../../../features/quotes/builder/wizard-draft';
import { wizardPath } from '../../../features/quotes/paths';
import { createClient, fileFacts } from '../../../features/quotes/indication/api';
import {
  hasOwnTerms,
  missingFacts,
  type IndicatedRisk,
  type PickedCompany,
} from '../../../features/quotes/indication/indicated-risk';
import { NewClientDialog } from './new-client-dialog';

interface SaveAsQuoteProps {
  indication: Indication;
  risk: IndicatedRisk;
  picked: PickedCompany;
}

/** Leads on with all that was entered: to the questions of a quote, of a client that may be new. */
export function SaveAsQuote({ indication, risk, picked }: SaveAsQuoteProps) {
  const { t } = useTranslation(['common', 'quote']);
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { data: teams } = useQuery(teamsQuery);
  const teamId = teams?.[0]?.id;
  const [isAsking, setAsking] = useState(false);
  const toQuote = useToQuote(indication, risk);
  const save = async (_: void, key: SubmitKey) => {
    if (picked.accountId) {
      return toQuote(await queryClient.fetchQuery(accountQuery(picked.accountId)), key);
    }
    if (picked.company && teamId) {
      return toQuote(await createClient(picked.company, teamId, key), key);
    }
    setAsking(true);
  };
  const submission = useSubmit(save, { onRefused: (error) => snackbar.problem(error) });
  return (
    <div className="card quote-section">
      <SubmitButton
        type="primary"
        block
        submission={submission}
        disabled={!risk.company?.trim() || !(picked.accountId ?? teamId)}
        onClick={() => void submission.submit()}
      >
        {t('quote:indication.save')}
      </SubmitButton>
      <Button type="link" onClick={() => window.print()}>
        {t('quote:indication.print')}
      </Button>
      {isAsking && teamId && (
        <NewClientDialog
          risk={risk}
          teamId={teamId}
          close={() => setAsking(false)}
          onMade={toQuote}
        />
      )}
    </div>
  );
}

/** Files what is not on file yet, so that nothing is typed twice; then it is looked at first. */
function useToQuote(
  { product, terms, presetName, securityQuestions: answers }: Indication,
  risk: IndicatedRisk,
) {
  const { basePath } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { can } = usePermissions();
  return async (account: Account, key: SubmitKey): Promise<void> => {
    const facts = can('account:edit') ? missingFacts(risk, account) : {};
    const isFiled = Object.keys(facts).length > 0;
    if (isFiled) {
      const told = await fileFacts(account.id, facts, key);
      queryClient.setQueryData(accountQuery(account.id).queryKey, told);
    }
    const state = stateOfTerms(terms, hasOwnTerms(risk) ? null : presetName, todayHere());
    keepDraft(account.id, { answers, isAnswered: false, terms: { product, state } });
    void navigate(wizardPath(basePath, product, account.id, isFiled ? 'verify' : 'questions'));
  };
}
