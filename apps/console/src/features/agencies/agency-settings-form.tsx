import { Form, Input, Switch } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { editing } from '../../kit/forms/editing';
import { FormField } from '../../kit/forms/form-field';
import { FormPage } from '../../kit/forms/form-page';
import type { Crumb } from '../../kit/pages/page-header';
import { agencyQuery } from '../../lib/agencies';
import type { Agency } from '../../lib/api-types';
import { ApiError, ShownError } from '../../lib/problem';
import { usePermissions, useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { formOfAgency, settingsOf, type AgencyForm } from './agency-form';
import { useAgencyCommands } from './api';
import { AgencyKinds } from './columns';
import { LogoFields } from './logos/logo-fields';
import { ContactFields, ProfileFields } from './profile-fields';
import { LevelFields, TermsFacts, TermsFields } from './terms-fields';

const DUNS_DIGITS = 9;

interface AgencySettingsFormProps {
  agency: Agency;
  crumbs: Crumb[];
  /** Where Cancel leads. */
  home: string;
}

/** Everything of an agency; its terms are for staff to set and for the agency to read. */
export function AgencySettingsForm({ agency, crumbs, home }: AgencySettingsFormProps) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<AgencyForm>();
  const { isStaff } = useSession();
  const { can } = usePermissions();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { save } = useAgencyCommands();
  const setsTerms = isStaff && can('agency:settings');
  return (
    <FormPage<AgencyForm>
      crumbs={crumbs}
      title={agency.name}
      tag={<AgencyKinds agency={agency} />}
      form={form}
      initialValues={formOfAgency(agency)}
      edited={editing(agencyQuery(agency.id), agency, formOfAgency)}
      submitLabel={t('common:action.save')}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => void navigate(home)}
      onSubmit={async (values, key) => {
        const saved = await save(agency.id, settingsOf(values, setsTerms), key).catch(
          (error: unknown) => {
            if (error instanceof ApiError && error.status < 500) throw error;
            throw new ShownError(t('agency:settings.failed'));
          },
        );
        snackbar.success(t('agency:settings.saved'));
        form.resetFields();
        form.setFieldsValue(formOfAgency(saved));
      }}
      sections={[
        { key: 'profile', title: t('agency:settings.profile'), fields: <ProfileFields /> },
        {
          key: 'contact',
          title: t('agency:field.contact'),
          fields: <ContactFields region={agency.region} kept={agency.contactPhone} />,
        },
        {
          key: 'safety',
          title: t('agency:settings.company'),
          fields: <CompanyFields agency={agency} />,
        },
        logoSection(t, agency),
        {
          key: 'terms',
          title: t('agency:settings.terms'),
          text: t(setsTerms ? 'agency:settings.termsHint' : 'agency:settings.termsRead'),
          fields: setsTerms ? (
            <TermsFields region={agency.region} />
          ) : (
            <TermsFacts agency={agency} />
          ),
        },
        ...(setsTerms
          ? [
              {
                key: 'levels',
                title: t('agency:field.levels'),
                text: t('agency:settings.levelsHint'),
                fields: <LevelFields region={agency.region} />,
              },
            ]
          : []),
      ]}
    />
  );
}

const logoSection = (t: TFunction, agency: Agency) => ({
  key: 'logos',
  title: t('agency:logo.title'),
  text: t('agency:logo.text'),
  fields: <LogoFields agency={agency} />,
});

function CompanyFields({ agency }: { agency: Agency }) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <>
      <FormField
        name="dunsNumber"
        label={t('agency:field.dunsNumber')}
        rule={(text) => (/^\d{9}$/.test(text) ? null : t('agency:settings.dunsDigits'))}
      >
        <Input inputMode="numeric" maxLength={DUNS_DIGITS} autoComplete="off" />
      </FormField>
      <FormField
        name="enforceMFA"
        label={t('agency:field.enforceMFA')}
        extra={t(agency.enforceMFA ? 'agency:settings.mfaOn' : 'agency:settings.mfaHint')}
        valuePropName="checked"
        isChoice
      >
        <Switch disabled={agency.enforceMFA} />
      </FormField>
    </>
  );
}
