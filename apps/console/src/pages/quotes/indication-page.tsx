import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { accountQuery } from '../../features/accounts/api';
import { keepDraft } from '../../features/quotes/builder/wizard-draft';
import { stateOfTerms } from '../../features/quotes/builder/builder-state';
import { WhyPremium } from '../../features/quotes/builder/why-premium';
import { createClient, fileFacts, indicationQuery } from '../../features/quotes/indication/api';
import {
  answersOf,
  indicationOf,
  missingFacts,
  type IndicatedRisk,
  type PickedCompany,
} from '../../features/quotes/indication/indicated-risk';
import { IndicationForm } from '../../features/quotes/indication/indication-form';
import { riskOfParams, riskParams } from '../../features/quotes/indication/risk-params';
import { IndicationPrice } from '../../features/quotes/indication/indication-price';
import { wizardPath } from '../../features/quotes/paths';
import { calculationQuery } from '../../features/quotes/rater';
import { usePlainReasons } from '../../features/quotes/use-plain-reasons';
import { SubmitButton } from '../../kit/forms/submit-button';
import { PageHeader } from '../../kit/pages/page-header';
import { ReadError } from '../../kit/pages/read-error';
import type { Account, CalculatorBody, Indication } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { todayHere } from '../../lib/formatting';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { teamsQuery } from '../../lib/team';
import { useDebounced } from '../../lib/use-debounced';
import { useKept } from '../../lib/use-kept';
import { useSubmit } from '../../lib/use-submit';

const SETTLE_MS = 300;

/** A price for a company on one screen: who it is, what it earns and six controls. */
export function IndicationPage() {
  const { t } = useTranslation(['common', 'quote', 'account']);
  const { basePath, landing } = useSession();
  const { region } = useEdition();
  const [form] = Form.useForm<IndicatedRisk>();
  const [params] = useSearchParams();
  const [risk, setRisk] = useState<IndicatedRisk>(() => riskOfParams(params));
  const [picked, setPicked] = useState<PickedCompany>(() => pickedOf(params));
  const asked = indicationOf(risk, picked, region === 'UK');
  const { value: settled, isSettled } = useDebounced(asked, JSON.stringify(asked), SETTLE_MS);
  const result = useQuery({
    ...indicationQuery(settled ?? { securityQuestions: {} }),
    enabled: settled !== null && isSettled,
  });
  const kept = useKept(result);
  const indication = asked ? kept?.data : undefined;
  const plain = usePlainReasons(undefined);
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[
          { title: t('common:page.home'), href: landing },
          { title: t('quote:list.title'), href: `${basePath}/quotes` },
        ]}
        title={t('quote:indication.title')}
        action={<Link to={`${basePath}/indication/batch`}>{t('quote:indication.toBatch')}</Link>}
      />
      <div className="quote-builder">
        <div className="quote-column">
          <IndicationForm
            form={form}
            initial={risk}
            isClient={picked.accountId !== undefined}
            onPick={setPicked}
            onChange={setRisk}
          />
          {indication && <Why indication={indication} />}
        </div>
        <aside className="quote-aside" aria-label={t('quote:field.premium')}>
          <ReadError result={result} kept={kept} />
          {indication ? (
            <>
              <IndicationPrice
                indication={indication}
                isStale={!isSettled || result.isPlaceholderData}
                plain={plain}
              />
              <SaveAsQuote indication={indication} risk={risk} picked={picked} />
            </>
          ) : (
            <p className="card quote-section muted">{t('quote:indication.empty')}</p>
          )}
        </aside>
      </div>
    </div>
  );
}

/** The client that an address names: one that was just made of what was entered here. */
const pickedOf = (params: URLSearchParams): PickedCompany => {
  const accountId = params.get('accountId');
  return accountId ? { accountId } : {};
};

/** The steps of the same price, read once it stands. */
function Why({ indication }: { indication: Indication }) {
  const { product, input } = indication;
  const { data } = useQuery(calculationQuery(product, input as unknown as CalculatorBody));
  return data ? <WhyPremium result={data} /> : null;
}

interface SaveAsQuoteProps {
  indication: Indication;
  risk: IndicatedRisk;
  picked: PickedCompany;
}

/** Leads on with all that was entered: to the questions of a quote, of a client that may be new. */
function SaveAsQuote({ indication, risk, picked }: SaveAsQuoteProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { can } = usePermissions();
  const teams = useQuery(teamsQuery);
  const teamId = teams.data?.[0]?.id;
  const { product, terms, presetName, securityQuestions: answers } = indication;
  /** Files what is not on file yet, so that nothing is typed twice; then it is looked at first. */
  const toQuote = async (account: Account, key: SubmitKey) => {
    const facts = can('account:edit') ? missingFacts(risk, account) : {};
    const isFiled = Object.keys(facts).length > 0;
    if (isFiled) {
      const told = await fileFacts(account.id, facts, key);
      queryClient.setQueryData(accountQuery(account.id).queryKey, told);
    }
    const state = stateOfTerms(terms, presetName, todayHere());
    keepDraft(account.id, { answers, isAnswered: false, terms: { product, state } });
    void navigate(wizardPath(basePath, product, account.id, isFiled ? 'verify' : 'questions'));
  };
  const save = async (_: void, key: SubmitKey) => {
    if (picked.accountId) {
      return toQuote(await queryClient.fetchQuery(accountQuery(picked.accountId)), key);
    }
    if (picked.company && teamId) {
      return toQuote(await createClient(picked.company, teamId, key), key);
    }
    const { company = '', state, zipCode } = risk;
    const known = new URLSearchParams({
      name: company,
      ...(state && { state }),
      ...(zipCode && { zipCode }),
      ...(teamId && { teamId }),
      // A company that no directory knows needs an address, and is then priced on.
      indication: riskParams(risk, answersOf(risk)).toString(),
    });
    return void navigate(`${basePath}/manage/account/lookup?${known.toString()}`);
  };
  const submission = useSubmit(save, { onRefused: (error) => snackbar.problem(error) });
  return (
    <div className="card quote-section">
      <SubmitButton
        type="primary"
        block
        submission={submission}
        disabled={!risk.company?.trim()}
        onClick={() => void submission.submit()}
      >
        {t('quote:indication.save')}
      </SubmitButton>
      <Button type="link" onClick={() => window.print()}>
        {t('quote:indication.print')}
      </Button>
    </div>
  );
}
