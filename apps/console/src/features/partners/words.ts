import { useTranslation } from 'react-i18next';
import type { PartnerKind } from './kinds';

/** The sentences of a kind of partner. */
export function usePartnerWords(kind: PartnerKind) {
  const { t } = useTranslation();
  const name = t(`common:partners.kind.${kind}`);
  return {
    title: t(`common:partners.title.${kind}`),
    add: t('common:partners.add', { kind: name }),
    edit: t('common:partners.edit', { kind: name }),
    remove: t('common:partners.delete', { kind: name }),
    added: t('common:partners.added', { kind: name }),
    saved: t(kind === 'da' ? 'common:partners.updated' : 'common:partners.saved', { kind: name }),
    removed: t('common:partners.deleted', { kind: name }),
  };
}
