import type { ValidationError } from '@nestjs/common';
import { requiredMessage } from '@palisade/kernel';

/** Rules in the order in which a field is asked for them; those that are not named stand fourth. */
const ORDER = [
  ['whitelistValidation'],
  ['isDefined', 'isNotEmpty', 'arrayNotEmpty'],
  ['isString', 'isNumber', 'isInt', 'isBoolean', 'isArray', 'isObject', 'nestedValidation'],
  [],
  ['min', 'minLength', 'minDate', 'isLength', 'arrayMinSize'],
  ['max', 'maxLength', 'maxDate', 'arrayMaxSize'],
];
const FORM = ORDER.findIndex((rules) => !rules.length);

/** What is said of a field: that it is missing, or the first rule that its value breaks. */
export function firstBroken({ property, value, constraints = {} }: ValidationError): string {
  const [[rule, text]] = Object.entries(constraints).sort(([a], [b]) => rankOf(a) - rankOf(b));
  if (rule === 'whitelistValidation') return `Unknown field ${property}.`;
  const isGeneral = text.includes(`${property} must`) || text.includes(`${property} should`);
  return sentence(isMissing(value) && isGeneral ? requiredMessage(labelOf(property)) : text);
}

function rankOf(rule: string): number {
  const rank = ORDER.findIndex((rules) => rules.includes(rule));
  return rank < 0 ? FORM : rank;
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** "roleId" as people read it: "Role Id". */
const labelOf = (property: string): string =>
  capital(property.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' '));

function sentence(text: string): string {
  return text.endsWith('.') ? capital(text) : `${capital(text)}.`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
