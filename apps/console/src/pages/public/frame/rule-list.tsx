import { useTranslation } from 'react-i18next';
import { Icon } from '../../../lib/icons';
import type { PasswordRule } from '../../../lib/api-types';

interface RuleListProps {
  rules: PasswordRule[];
  /** Codes of the broken rules; null while nothing is known about the password. */
  failing: string[] | null;
}

type RuleState = 'open' | 'met' | 'unmet';

/** The password rules, each with its state as picture, colour and word. */
export function RuleList({ rules, failing }: RuleListProps) {
  const { t } = useTranslation();
  const stateOf = ({ errorCode }: PasswordRule): RuleState => {
    if (failing === null) return 'open';
    return failing.includes(errorCode) ? 'unmet' : 'met';
  };
  return (
    <ul className="rules" aria-live="polite">
      {rules.map((rule) => {
        const state = stateOf(rule);
        return (
          <li key={rule.errorCode} className={state}>
            <Icon name={state === 'met' ? 'check' : state === 'unmet' ? 'cross' : 'dot'} />
            <span>
              {rule.displayText}
              {state !== 'open' && (
                <span className="visually-hidden">: {t(`common:rules.${state}`)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
