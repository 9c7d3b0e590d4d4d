import { InboxOutlined } from '@ant-design/icons';
import { Progress, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/formatting';

interface FileDropProps {
  /** Given by the form. */
  value?: File | undefined;
  onChange?: (file: File | undefined) => void;
  id?: string;
  /** Endings of the files that are taken. */
  endings: readonly string[];
  hint: string;
  /** Which part of it, 0 to 1, has left; null while nothing is sent. */
  progress: number | null;
}

const PERCENT = 100;

/** Where one file is dropped or chosen. */
export function FileDrop({ value, onChange, id, endings, hint, progress }: FileDropProps) {
  const { t } = useTranslation();
  const percent = Math.round((progress ?? 0) * PERCENT);
  return (
    <>
      <Upload.Dragger
        {...(id && { id })}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        maxCount={1}
        showUploadList={false}
        disabled={progress !== null}
        // It is sent with the form, not at once.
        beforeUpload={(file) => {
          onChange?.(file);
          return false;
        }}
      >
        <p>
          <InboxOutlined aria-hidden />{' '}
          {value ? `${value.name} (${formatBytes(value.size)})` : t('common:file.drop')}
        </p>
        <p className="muted">{hint}</p>
      </Upload.Dragger>
      {progress !== null && (
        <Progress percent={percent} aria-label={t('common:file.progress')} size="small" />
      )}
    </>
  );
}
