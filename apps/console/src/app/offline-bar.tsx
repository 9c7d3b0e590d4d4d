import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../lib/icons';
import { useStore } from '../lib/store';
import { isTold, troubleStore } from '../lib/trouble';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says that nothing can be read or sent, for as long as that is so; what is on the page stays. */
export function OfflineBar() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isDown = isTold(useStore(troubleStore));
  const text = isOnline ? isDown && t('common:kept.serverDown') : t('common:offline.text');
  return (
    <div role="status">
      {text && (
        <p className="notice warning">
          <Icon name="warning" />
          {text}
        </p>
      )}
    </div>
  );
}
