import type { DecimalMark } from '@palisade/kernel';
import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BulkCheck } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';

const NAMED_SEPARATORS: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

interface SheetReadingProps {
  /** Left out where it was not kept: nothing is shown. */
  reading: BulkCheck['reading'] | undefined;
  /** What a person answered; undefined while nobody did. */
  decimal?: DecimalMark | undefined;
  /** Takes the answer; left out where it is too late to ask. */
  onDecimal?: ((decimal: DecimalMark) => void) | undefined;
}

/** What was understood of a file of rows, with one amount of each column; what may be two is asked. */
export function SheetReadingView({ reading, decimal, onDecimal }: SheetReadingProps) {
  const { t } = useTranslation(['common']);
  const { locale } = useEdition();
  if (!reading) return null;
  const { charset, isGuess, separator, sheet, headingLine, amounts, questions } = reading;
  const separatorText = separator && (NAMED_SEPARATORS[separator] ?? null);
  const facts = [
    sheet !== null && t('common:sheet.sheet', { sheet }),
    separator !== null &&
      (separatorText
        ? t(`common:sheet.separator.${separatorText}`)
        : t('common:sheet.separator.other', { separator })),
    charset !== null && t(isGuess ? 'common:sheet.guessed' : 'common:sheet.charset', { charset }),
    t('common:sheet.headingLine', { line: headingLine }),
  ];
  const inWords = (amount: number) => formatNumber(amount, locale);
  const wasAsked = questions.length > 0 || decimal !== undefined;
  return (
    <section className="kit-field-wide" aria-label={t('common:sheet.title')}>
      <p className="muted">{facts.filter(Boolean).join(' ')}</p>
      {amounts.map(({ heading, text, amount }) => (
        <p key={heading}>{t('common:sheet.amount', { heading, text, amount: inWords(amount) })}</p>
      ))}
      {questions.map(({ heading, line, text, point, comma }) => (
        <p key={heading}>
          {t('common:sheet.question', {
            heading,
            line,
            text,
            point: inWords(point),
            comma: inWords(comma),
          })}
        </p>
      ))}
      {onDecimal && wasAsked && <DecimalChoice decimal={decimal} onDecimal={onDecimal} />}
    </section>
  );
}

interface DecimalChoiceProps {
  decimal?: DecimalMark | undefined;
  onDecimal: (decimal: DecimalMark) => void;
}

/** Asks whether a point or a comma parts the units of the amounts of a file. */
export function DecimalChoice({ decimal, onDecimal }: DecimalChoiceProps) {
  const { t } = useTranslation(['common']);
  return (
    <Radio.Group
      aria-label={t('common:sheet.decimal')}
      value={decimal ?? null}
      onChange={({ target }) => onDecimal(target.value as DecimalMark)}
      options={[
        { value: '.', label: t('common:sheet.decimal.point') },
        { value: ',', label: t('common:sheet.decimal.comma') },
      ]}
    />
  );
}
