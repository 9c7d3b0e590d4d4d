import { Button, Flex, Modal, Slider } from 'antd';
import { useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { cropPicture, reloadPerson } from './api';
import './profile.css';
import { squareOf } from './square';

const ZOOM = { min: 1, max: 3, step: 0.1 };

/** Chooses the square of an uploaded picture that others see. */
export function PictureCropModal({ data, close }: ModalProps<{ profilePath?: string }>) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(ZOOM.min);
  const [area, setArea] = useState<Area | null>(null);
  const [media, setMedia] = useState<MediaSize | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { profilePath } = data;
  if (!profilePath) return null;
  const toZoom = (value: number) =>
    setZoom(Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, value)) * 10) / 10);
  const save = async () => {
    if (!area || !media) return;
    setSaving(true);
    try {
      await cropPicture({ profilePath, ...squareOf(area, zoom, media) });
      await reloadPerson();
      snackbar.success(t('common:profile.pictureSaved'));
      close();
    } catch (error) {
      snackbar.problem(error);
      setSaving(false);
    }
  };
  return (
    <Modal
      open
      title={t('common:profile.cropTitle')}
      mask={{ closable: false }}
      onCancel={close}
      okText={t('common:action.save')}
      cancelText={t('common:action.cancel')}
      okButtonProps={{ loading: isSaving, disabled: !area }}
      onOk={() => void save()}
    >
      <div className="profile-crop">
        <Cropper
          image={profilePath}
          crop={position}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={toZoom}
          onMediaLoaded={setMedia}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <Flex align="center" gap={12} className="profile-zoom">
        <Button aria-label={t('common:profile.zoomOut')} onClick={() => toZoom(zoom - ZOOM.step)}>
          −
        </Button>
        <Slider
          {...ZOOM}
          value={zoom}
          onChange={toZoom}
          ariaLabelForHandle={t('common:profile.zoom')}
        />
        <Button aria-label={t('common:profile.zoomIn')} onClick={() => toZoom(zoom + ZOOM.step)}>
          +
        </Button>
      </Flex>
      <p className="muted">{t('common:profile.cropHint')}</p>
    </Modal>
  );
}
