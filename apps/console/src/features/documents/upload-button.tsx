import { UploadOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import type { UploadPlace } from './api';

interface UploadButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  place: UploadPlace;
}

/** Leads to the upload of a file for a record; nothing for who may not. */
export function UploadButton({ place, ...button }: UploadButtonProps) {
  const { t } = useTranslation(['policy']);
  const { can } = usePermissions();
  if (!can('document:upload')) return null;
  return (
    <Button
      {...button}
      icon={<UploadOutlined aria-hidden />}
      onClick={() => openModal('document-upload', { ...place })}
    >
      {t('policy:documentUpload.open')}
    </Button>
  );
}
