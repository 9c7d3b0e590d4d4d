import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../../kit/forms/submit-button';
import { steppedZoom, ZoomBar } from '../../../kit/forms/zoom-bar';
import type { ModalProps } from '../../../lib/modals';
import { ApiError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { useLogoCommands } from './api';
import { cropOf, LOGO_KINDS, type LogoKind, type UploadedLogo } from './logo-kinds';

// Spec 2 §9: zoom of a logo's crop.
const ZOOM = { min: 0.4, max: 3, step: 0.1 };

/** Chooses the part of an upload that becomes the small logo. */
export function LogoSmallCropModal(props: ModalProps<Partial<UploadedLogo>>) {
  return <LogoCropModal {...props} kind="small" />;
}

/** Chooses the part of an upload that becomes the medium logo. */
export function LogoMediumCropModal(props: ModalProps<Partial<UploadedLogo>>) {
  return <LogoCropModal {...props} kind="medium" />;
}

function LogoCropModal({
  data,
  close,
  kind,
}: ModalProps<Partial<UploadedLogo>> & { kind: LogoKind }) {
  const { t } = useTranslation(['common', 'agency']);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const { agencyId, logoPath } = data;
  const cropping = useCropping(close);
  if (!agencyId || !logoPath) return null;
  const { width, height } = LOGO_KINDS[kind];
  const toZoom = (value: number) => setZoom(steppedZoom(value, ZOOM));
  return (
    <Modal
      open
      title={t(`agency:logo.crop.${kind}`)}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <Flex justify="end" gap={8}>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
          <SubmitButton
            type="primary"
            submission={cropping}
            disabled={!area}
            onClick={() => {
              if (!area) return;
              void cropping.submit({ agencyId, logoPath, part: cropOf(kind, zoom, area) });
            }}
          >
            {t('common:action.save')}
          </SubmitButton>
        </Flex>
      }
    >
      <div className="kit-crop">
        <Cropper
          image={logoPath}
          crop={position}
          zoom={zoom}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={width / height}
          restrictPosition={false}
          disableAutomaticStylesInjection
          onCropChange={setPosition}
          onZoomChange={toZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <ZoomBar {...ZOOM} zoom={zoom} onZoom={toZoom} />
      <p className="muted">{t('agency:logo.cropHint', { width, height })}</p>
    </Modal>
  );
}

/** Sends the part that was chosen. */
function useCropping(close: () => void) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const { crop } = useLogoCommands();
  return useSubmit(
    (chosen: UploadedLogo & { part: ReturnType<typeof cropOf> }, key) => {
      const { part, ...logo } = chosen;
      return crop(logo, part, key);
    },
    {
      onDone: () => {
        snackbar.success(t('agency:logo.saved'));
        close();
      },
      onRefused: (error) => {
        if (error instanceof ApiError && error.status < 500) snackbar.problem(error);
        else snackbar.error(t('agency:logo.failed'));
      },
    },
  );
}
