import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import type { Agency } from '../../../lib/api-types';
import { openModal } from '../../../lib/modals';
import { ApiError } from '../../../lib/problem';
import { usePermissions } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import '../agencies.css';
import { useLogoCommands } from './api';
import { LOGO_KINDS, type LogoKind } from './logo-kinds';

const TYPES = 'image/png,image/jpeg,image/gif';

/** Both logos of an agency, and the way to other ones for who may change them. */
export function LogoFields({ agency }: { agency: Agency }) {
  return (
    <>
      <LogoField agency={agency} kind="small" path={agency.smallLogoPath} />
      <LogoField agency={agency} kind="medium" path={agency.mediumLogoPath} />
    </>
  );
}

interface LogoFieldProps {
  agency: Agency;
  kind: LogoKind;
  path: string | null;
}

function LogoField({ agency, kind, path }: LogoFieldProps) {
  const { t } = useTranslation(['common', 'agency']);
  const { can } = usePermissions();
  const { width, height } = LOGO_KINDS[kind];
  const label = t(`agency:logo.${kind}`);
  return (
    <Flex vertical gap={8} className="agency-logo" role="group" aria-label={label}>
      <span>{label}</span>
      {path ? (
        <img src={path} width={width} height={height} alt={t('agency:logo.alt', { label })} />
      ) : (
        <span className="muted">{t('agency:logo.none')}</span>
      )}
      {can('agency:logo-edit') && <LogoButtons agency={agency} kind={kind} path={path} />}
    </Flex>
  );
}

function LogoButtons({ agency, kind, path }: LogoFieldProps) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const input = useRef<HTMLInputElement>(null);
  const commands = useLogoCommands();
  const { bytesMax, tooLarge } = LOGO_KINDS[kind];
  const uploading = useSubmit((file: File, key) => commands.upload(agency.id, kind, file, key), {
    onDone: (logoPath) => openModal(`agency-logo-${kind}-crop`, { agencyId: agency.id, logoPath }),
    onRefused: (error) => {
      const isTooLarge = error instanceof ApiError && error.status === 413;
      snackbar.error(t(isTooLarge ? tooLarge : 'common:image.uploadFailed'));
    },
  });
  const removal = useSubmit((_: void, key) => commands.remove(agency.id, kind, key), {
    onDone: () => undefined,
    onRefused: (error) => snackbar.problem(error),
  });
  const upload = (file: File) =>
    file.size > bytesMax ? snackbar.error(t(tooLarge)) : void uploading.submit(file);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        aria-label={t(`agency:logo.upload.${kind}`)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload(file);
        }}
      />
      <Flex gap={8} wrap>
        <Button loading={uploading.isSending} onClick={() => input.current?.click()}>
          {t(`agency:logo.upload.${kind}`)}
        </Button>
        {path && (
          <SubmitButton submission={removal} onClick={() => void removal.submit()}>
            {t(`agency:logo.remove.${kind}`)}
          </SubmitButton>
        )}
      </Flex>
      <span className="muted">{t('agency:logo.hint', { max: t(tooLarge) })}</span>
    </>
  );
}
