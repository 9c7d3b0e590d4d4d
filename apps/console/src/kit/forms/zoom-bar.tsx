import { Button, Flex, Slider } from 'antd';
import { useTranslation } from 'react-i18next';

/** How near a picture may be brought. */
export interface ZoomRange {
  min: number;
  max: number;
  step: number;
}

interface ZoomBarProps extends ZoomRange {
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** A zoom in whole steps, within its range. */
export const steppedZoom = (value: number, { min, max, step }: ZoomRange): number => {
  const inside = Math.min(max, Math.max(min, value));
  return Math.round(Math.round(inside / step) * step * 100) / 100;
};

/** Brings the picture of a crop nearer, or farther away. */
export function ZoomBar({ zoom, onZoom, ...range }: ZoomBarProps) {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap={12} className="kit-zoom">
      <Button aria-label={t('common:profile.zoomOut')} onClick={() => onZoom(zoom - range.step)}>
        −
      </Button>
      <Slider
        {...range}
        value={zoom}
        onChange={onZoom}
        ariaLabelForHandle={t('common:profile.zoom')}
      />
      <Button aria-label={t('common:profile.zoomIn')} onClick={() => onZoom(zoom + range.step)}>
        +
      </Button>
    </Flex>
  );
}
