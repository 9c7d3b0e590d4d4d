import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { openModal } from '../../lib/modals';
import { ApiError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { reloadPerson, removePicture, uploadPicture } from './api';

// Spec 2 §5: profile picture.
const MAX_BYTES = 2 * 1024 * 1024;
const TYPES = 'image/png,image/jpeg,image/gif';

/** The picture of the person, or the initials, and the way to another one. */
export function PictureCard() {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { user } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const uploading = useSubmit(uploadPicture, {
    onDone: (profilePath) => openModal('profile-picture-crop', { profilePath }),
    onRefused: (error) => {
      const isTooLarge = error instanceof ApiError && error.status === 413;
      snackbar.error(t(isTooLarge ? 'common:image.profileMax' : 'common:image.uploadFailed'));
    },
  });
  const upload = (file: File) =>
    file.size > MAX_BYTES
      ? snackbar.error(t('common:image.profileMax'))
      : void uploading.submit(file);
  const removal = useSubmit((_: void, key) => removePicture(key), {
    onDone: reloadPerson,
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <section className="card profile-card" aria-labelledby="picture-title">
      <h2 id="picture-title">{t('common:profile.picture')}</h2>
      <Flex gap={16} align="center" wrap>
        {user.avatar ? (
          <img className="profile-picture" src={user.avatar} alt={t('common:profile.pictureAlt')} />
        ) : (
          <span className="profile-picture" aria-hidden>
            {user.initials}
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES}
          aria-label={t('common:profile.upload')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) upload(file);
          }}
        />
        <Flex vertical gap={8}>
          <Flex gap={8} wrap>
            <Button loading={uploading.isSending} onClick={() => input.current?.click()}>
              {t('common:profile.upload')}
            </Button>
            {user.avatar && (
              <SubmitButton submission={removal} onClick={() => void removal.submit()}>
                {t('common:profile.removePicture')}
              </SubmitButton>
            )}
          </Flex>
          <span className="muted">{t('common:profile.pictureHint')}</span>
        </Flex>
      </Flex>
    </section>
  );
}
