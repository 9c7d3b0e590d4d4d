import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { Phone } from '../../kit/values/phone';
import { SubmitButton } from '../../kit/forms/submit-button';
import { useEdition } from '../../lib/edition';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { startPasswordReset } from './api';

/** What is known of the person, and the ways to change it. */
export function DetailsCard() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { user } = useSession();
  const { region } = useEdition();
  const changing = useSubmit((_: void, key) => startPasswordReset(user.email, key), {
    onDone: () => snackbar.success(t('common:profile.passwordSent', { email: user.email })),
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <section className="card profile-card" aria-labelledby="details-title">
      <h2 id="details-title">{t('common:profile.details')}</h2>
      <FactList
        facts={[
          { label: t('common:signup.firstName'), value: user.firstName },
          { label: t('common:profile.middleName'), value: user.middleName },
          { label: t('common:signup.lastName'), value: user.lastName },
          { label: t('common:profile.initials'), value: user.initials },
          { label: t('common:login.email'), value: user.email },
          { label: t('common:profile.phone'), value: <Phone number={user.phone} /> },
          { label: t('common:profile.role'), value: user.role.name },
          // Nobody in the United Kingdom has one.
          ...(region === 'UK' ? [] : [{ label: t('common:profile.npn'), value: user.npn }]),
        ]}
      />
      <Flex gap={8} wrap>
        <Button onClick={() => openModal('profile-edit')}>{t('common:profile.edit')}</Button>
        <SubmitButton submission={changing} onClick={() => void changing.submit()}>
          {t('common:profile.changePassword')}
        </SubmitButton>
      </Flex>
    </section>
  );
}
