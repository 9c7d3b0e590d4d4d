import { useTranslation } from 'react-i18next';
import { placesOf, visible, type Persona } from '../../app/personas';
import { changeOf } from '../../kit/dashboard/change';
import type { Figure } from '../../kit/dashboard/figures';
import type { Task } from '../../kit/dashboard/tasks';
import { amountText } from '../../kit/values/money';
import type { Home, HomeFigure, HomeTask } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber, formatPercent } from '../../lib/formatting';
import { usePermissions, useSession } from '../../lib/session';
import { proofHref } from './home-link';

/** What a policyholder does, where others wait for it. */
const OWN = ['toSign', 'unpaid'];

/** What a deadline of the law runs on. */
const URGENT = ['offersUnsent'];

/** How the numbers of a home are read and where they lead. */
export function useNumbers(persona: Persona) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const { basePath } = useSession();
  const { can } = usePermissions();
  const isOwn = persona.accountType === 'CUSTOMER';
  const places = visible(placesOf(persona), can);
  const hrefOf = (proof: { list: string; query: string }) => proofHref(proof, { basePath, places });
  const texts = {
    COUNT: (value: number) => formatNumber(value, locale),
    PERCENT: formatPercent,
  };
  const labelOf = (task: string): string =>
    t(isOwn && OWN.includes(task) ? `common:home.ownTask.${task}` : `common:home.task.${task}`);
  return {
    hrefOf,
    labelOf,
    figureOf: (figure: HomeFigure, { currency }: Pick<Home, 'currency'>): Figure => {
      const { key, unit, value, previous } = figure;
      const textOf = unit === 'MONEY' ? (one: number) => amountText(one, currency) : texts[unit];
      return {
        key,
        label: t(`common:home.figure.${key}`),
        text: value === null ? '–' : textOf(value),
        href: hrefOf(figure),
        change:
          value === null || previous === null
            ? undefined
            : changeOf(value, previous, unit === 'PERCENT'),
      };
    },
    taskOf: (task: HomeTask): Task | undefined => {
      const { key, count, isLowerBound } = task;
      const href = hrefOf(task);
      if (!href) return undefined;
      const total = formatNumber(count, locale);
      return {
        key,
        label: labelOf(key),
        count,
        text: isLowerBound ? t('common:dashboard.moreThan', { total }) : total,
        href,
        isUrgent: count > 0 && URGENT.includes(key),
      };
    },
  };
}
