import { formatPhone } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { documentsQuery, placeOf } from '../../../features/documents/api';
import { DocumentRail } from '../../../features/documents/document-rail';
import { NotesRail } from '../../../features/notes/notes-rail';
import { OPEN } from '../../../features/quotes/actions/use-further-quotes';
import { quotesQuery, useQuoteQuery } from '../../../features/quotes/api';
import { ErrorState } from '../../../kit/pages/error-state';
import { FactList } from '../../../kit/values/fact-list';
import type { Account, Quote } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { usePermissions, useSession } from '../../../lib/session';
import { StepActions } from './step-actions';
import type { StepProps } from './wizard';

/** What is told of a saved quote: the one that the address names, else the newest of the product. */
export function AdditionalInfoStep({ account, product, goTo, back }: StepProps) {
  const { t } = useTranslation(['common', 'quote']);
  const [params] = useSearchParams();
  const named = params.get('quoteId');
  const newest = useQuery({
    ...quotesQuery({ accountId: account.id, product, sort: ['created,desc'], size: 1 }),
    enabled: named === null,
  });
  if (newest.isError) {
    return <ErrorState error={newest.error} onRetry={() => void newest.refetch()} />;
  }
  const quoteId = named ?? newest.data?.content[0]?.id;
  if (quoteId) return <Told quoteId={quoteId} account={account} back={back} />;
  if (newest.isPending) return <Skeleton active />;
  return (
    <>
      <Alert type="info" showIcon title={t('quote:info.quoteFirst')} />
      <StepActions back={back}>
        <Button type="primary" onClick={() => goTo('quote')}>
          {t('quote:license.toTerms')}
        </Button>
      </StepActions>
    </>
  );
}

interface ToldProps extends Pick<StepProps, 'account' | 'back'> {
  quoteId: string;
}

function Told({ quoteId, account, back }: ToldProps) {
  const { t } = useTranslation(['common', 'quote']);
  const { basePath } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const result = useQuery(useQuoteQuery(quoteId));
  const files = useQuery({
    ...documentsQuery('quote', quoteId),
    enabled: can('document:view'),
  });
  if (result.isError) {
    return <ErrorState error={result.error} onRetry={() => void result.refetch()} />;
  }
  if (!result.data) return <Skeleton active />;
  return (
    <>
      <ContactCard account={account} />
      <AgentCard quote={result.data} />
      <InsuredsCard quote={result.data} />
      {can('note:view') && <NotesRail of={{ noun: 'quote', id: quoteId }} />}
      {can('document:view') && <DocumentRail result={files} place={placeOf('quote', quoteId)} />}
      <StepActions back={back}>
        <Button type="primary" onClick={() => void navigate(`${basePath}/quotes/${quoteId}`)}>
          {t('quote:info.toQuote')}
        </Button>
      </StepActions>
    </>
  );
}

interface CardProps {
  id: string;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Card({ id, title, action, children }: CardProps) {
  return (
    <section className="card quote-section" aria-labelledby={id}>
      <Flex justify="space-between" align="center" gap={8}>
        <h2 id={id}>{title}</h2>
        {action}
      </Flex>
      {children}
    </section>
  );
}

/** Whom the policies are written to. */
function ContactCard({ account }: { account: Account }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const { can } = usePermissions();
  const { id: accountId, contactEmail, contactPhone } = account;
  const key = contactEmail
    ? 'quote:wholesale.modal.updatePolicyHolder'
    : 'account:policyHolder.add';
  return (
    <Card
      id="info-contact"
      title={t('account:field.policyholder')}
      action={
        can('account:edit') && (
          <Button size="small" onClick={() => openModal('policy-holder-contact', { accountId })}>
            {t(key)}
          </Button>
        )
      }
    >
      <FactList
        facts={[
          { label: t('quote:holder.firstName'), value: account.contactFirstName },
          { label: t('quote:holder.lastName'), value: account.contactLastName },
          { label: t('quote:holder.email'), value: contactEmail },
          { label: t('quote:holder.phone'), value: contactPhone && formatPhone(contactPhone) },
        ]}
      />
    </Card>
  );
}

/** Who answers for the quote, and in Florida who sells it. */
function AgentCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber } = quote;
  const retail = [retailAgentFirstName, retailAgentLastName, retailAgentLicenseNumber];
  return (
    <Card id="info-agent" title={t('common:wording.agent')}>
      <FactList
        facts={[
          { label: t('common:wording.agent'), value: quote.agentName },
          { label: t('quote:field.agentEmail'), value: quote.agentEmail },
          ...(retailAgentLicenseNumber
            ? [{ label: t('quote:license.retailAgent'), value: retail.join(' ') }]
            : []),
        ]}
      />
    </Card>
  );
}

/** Who else is insured. */
function InsuredsCard({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote']);
  const { can } = usePermissions();
  const { id: quoteId, additionalInsureds } = quote;
  const isEditable = can('quote:edit') && OPEN.includes(quote.status);
  return (
    <Card
      id="info-insureds"
      title={t('quote:additional.title')}
      action={
        isEditable && (
          <Button size="small" onClick={() => openModal('additional-insured', { quoteId })}>
            {t('quote:additional.change')}
          </Button>
        )
      }
    >
      {additionalInsureds.length === 0 && <p className="muted">{t('quote:info.noInsureds')}</p>}
      <ul>
        {additionalInsureds.map(({ id, businessName, city }) => (
          <li key={id}>
            {businessName}, {city}
          </li>
        ))}
      </ul>
    </Card>
  );
}
