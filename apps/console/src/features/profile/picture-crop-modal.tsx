import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import Cropper, { type Area, type MediaSize } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import { steppedZoom, ZoomBar } from '../../kit/forms/zoom-bar';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import { cropPicture, reloadPerson, type ChosenSquare } from './api';
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
  const cropping = useSubmit(
    (square: ChosenSquare, key) => cropPicture(square, key).then(reloadPerson),
    {
      onDone: () => {
        snackbar.success(t('common:profile.pictureSaved'));
        close();
      },
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const { profilePath } = data;
  if (!profilePath) return null;
  const toZoom = (value: number) => setZoom(steppedZoom(value, ZOOM));
  const save = () => {
    if (area && media) void cropping.submit({ profilePath, ...squareOf(area, zoom, media) });
  };
  return (
    <Modal
      open
      title={t('common:profile.cropTitle')}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
          <SubmitButton type="primary" submission={cropping} disabled={!area} onClick={save}>
            {t('common:action.save')}
          </SubmitButton>
        </Flex>
      }
    >
      <div className="kit-crop">
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
      <ZoomBar {...ZOOM} zoom={zoom} onZoom={toZoom} />
      <p className="muted">{t('common:profile.cropHint')}</p>
    </Modal>
  );
}
