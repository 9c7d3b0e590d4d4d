import {
  formatPhone,
  isNpn,
  NPN_MESSAGE,
  phoneProblem,
  phoneRegionOf,
  storedEmail,
  TEXT_LIMITS,
} from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { editing } from '../../kit/forms/editing';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { NewUser, Organization, User } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { rolesQuery } from '../../lib/roles';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { teamChoicesQuery, useUserCommands, userQuery } from './api';
import { TakerField } from './open-work';
import { shownFields } from './user-rules';
import { WithUser } from './with-user';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

type UserFormValues = NewUser & { enabled?: boolean; workGoesTo?: string };

/** Adds a person, of the account that is named or of the own one, or edits the one that is named. */
export function UserFormModal({
  data,
  close,
}: ModalProps<{ userId?: string; account?: Organization }>) {
  return data.userId ? (
    <WithUser userId={data.userId}>{(user) => <UserForm user={user} close={close} />}</WithUser>
  ) : (
    <UserForm account={data.account} close={close} />
  );
}

const textsOf = (user: User): Partial<UserFormValues> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone && formatPhone(user.phone),
  npn: user.npn,
  slackHandle: user.slackHandle,
  roleId: user.roleId,
  primaryContact: user.primaryContact,
  billingContact: user.billingContact,
  teamIds: user.teams.map(({ id }) => id),
  agencies: user.agencies.map(({ accountId }) => accountId),
  enabled: user.enabled,
});

const NO_CONTACT = { primaryContact: false, billingContact: false };

const homeOf = (user: User): Organization => ({
  id: user.accountId,
  name: user.accountName,
  accountType: user.accountType,
  locationAlias: user.accountLocationAlias,
});

interface UserFormProps {
  user?: User;
  account?: Organization | undefined;
  close: () => void;
}

function UserForm({ user, account: named, close }: UserFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<UserFormValues>();
  const { user: me, account, isStaff } = useSession();
  const snackbar = useSnackbar();
  const { invite, change } = useUserCommands();
  const [owner, setOwner] = useState<Organization>(user ? homeOf(user) : (named ?? account));
  const isOwnRecord = user?.id === me.id;

  const isEnabled = Form.useWatch('enabled', form);
  const isSwitchedOff = user?.enabled === true && isEnabled === false;

  const submit = async ({ enabled, workGoesTo, ...values }: UserFormValues, key: SubmitKey) => {
    const { email: _email, agencies: _agencies, accountId: _account, ...facts } = values;
    const ofOthers = { ...facts, enabled, ...(isSwitchedOff && { workGoesTo }) };
    const done = user
      ? await change(user.id, isOwnRecord ? ownPart(facts) : ofOthers, key).then(() => 'updated')
      : await invite(values, account.accountType, key);
    snackbar.success(t(`common:users.${done}`));
    close();
  };
  return (
    <FormModal<UserFormValues>
      form={form}
      title={t(user ? 'common:users.editTitle' : 'common:users.addTitle')}
      submitLabel={t('common:action.save')}
      initialValues={user ? textsOf(user) : { accountId: named?.id, ...NO_CONTACT }}
      {...(user && { edited: editing(userQuery(user.id), user, textsOf) })}
      isSticky
      onSubmit={submit}
      onClose={close}
    >
      {isStaff && !user && (
        <OrganizationField
          name="accountId"
          label={t('common:users.account')}
          {...(named && { known: [named] })}
          onPick={(organization) => {
            setOwner(organization ?? account);
            form.resetFields(['roleId', 'teamIds']);
          }}
        />
      )}
      <PersonFields user={user} organization={owner} />
      <WorkFields organization={owner} isNew={!user} isLocked={isOwnRecord} />
      {user && !isOwnRecord && (
        <FormField name="enabled" label={t('common:users.enabled')} valuePropName="checked">
          <Switch />
        </FormField>
      )}
      {isSwitchedOff && <TakerField userId={user.id} />}
    </FormModal>
  );
}

/** What people may change of themselves. */
function ownPart({ firstName, lastName, phone, npn, slackHandle }: Partial<UserFormValues>) {
  return { firstName, lastName, phone, npn, slackHandle };
}

interface PersonFieldsProps {
  user: User | undefined;
  organization: Organization;
}

function PersonFields({ user, organization }: PersonFieldsProps) {
  const { t } = useTranslation();
  const hasEmail = !user;
  const region = phoneRegionOf(organization);
  return (
    <>
      <FormField name="firstName" label={t('common:users.firstName')} isRequired>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField name="lastName" label={t('common:users.lastName')} isRequired>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField
        name="email"
        label={t('common:users.email')}
        isRequired={hasEmail}
        rule={(text) => (storedEmail(text) ? null : t('common:validation.email'))}
      >
        <Input maxLength={TEXT_LIMITS.email} disabled={!hasEmail} autoComplete="off" />
      </FormField>
      <FormField
        name="phone"
        label={t('common:users.phone')}
        rule={(text) => phoneProblem(text, region, user?.phone)}
      >
        <Input type="tel" maxLength={40} autoComplete="off" />
      </FormField>
      {region !== 'UK' && (
        <FormField
          name="npn"
          label={t('common:users.npn')}
          rule={(text) => (isNpn(text) ? null : NPN_MESSAGE)}
        >
          <Input inputMode="numeric" autoComplete="off" />
        </FormField>
      )}
    </>
  );
}

interface WorkFieldsProps {
  organization: Organization;
  isNew: boolean;
  /** Nobody changes the own role and teams. */
  isLocked: boolean;
}

function WorkFields({ organization, isNew, isLocked }: WorkFieldsProps) {
  const { t } = useTranslation();
  const { account } = useSession();
  const form = Form.useFormInstance<UserFormValues>();
  const roles = useQuery(rolesQuery(organization.accountType)).data ?? [];
  const isOwn = organization.id === account.id && account.accountType !== 'COWBELL';
  const teams = useQuery(teamChoicesQuery(organization.id, isOwn)).data ?? [];
  const roleId = Form.useWatch('roleId', form);
  const shown = shownFields({
    viewer: account.accountType,
    accountType: organization.accountType,
    role: roles.find(({ id }) => id === roleId),
  });
  return (
    <>
      <FormField name="roleId" label={t('common:users.role')} isRequired isChoice>
        <Select
          disabled={isLocked}
          showSearch={SEARCH_BY_LABEL}
          notFoundContent={t('common:select.noOptions')}
          options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField name="teamIds" label={t('common:users.teams')}>
        <Select
          mode="multiple"
          disabled={isLocked}
          showSearch={SEARCH_BY_LABEL}
          placeholder={t('common:users.defaultTeam')}
          notFoundContent={t('common:select.noOptions')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      {shown.slackHandle && (
        <FormField name="slackHandle" label={t('common:users.slackHandle')}>
          <Input maxLength={80} autoComplete="off" />
        </FormField>
      )}
      {shown.agencies && isNew && account.accountType === 'COWBELL' && (
        <OrganizationField
          name="agencies"
          label={t('common:users.agencies')}
          accountType="AGENCY"
          isMultiple
        />
      )}
      {shown.primaryContact && (
        <FormField name="primaryContact" label="" valuePropName="checked" isWide>
          <Checkbox disabled={isLocked}>{t('common:users.primaryContact')}</Checkbox>
        </FormField>
      )}
      {shown.billingContact && (
        <FormField name="billingContact" label="" valuePropName="checked" isWide>
          <Checkbox disabled={isLocked}>{t('common:users.billingContact')}</Checkbox>
        </FormField>
      )}
    </>
  );
}
