import type { Country, MinorUnits } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';
import type { SecurityAnswers, SecurityQuestion } from '@palisade/trade';
import {
  ASKED_QUESTIONS,
  ENTITY_TYPES,
  OWNERSHIP_TYPES,
  PAPER_CHOICES,
  YES_OR_NO,
  answerField,
} from '@palisade/trade';
import type { AccountDraft } from '../actions/create-account';
import type { FactsDraft } from '../actions/edit-account';

/** What somebody entered in an application on paper: the name of a field to its text. */
export type FilledForm = Readonly<Record<string, string>>;

/** An application that was mailed, as far as it can be understood. */
export interface MailedApplication {
  company: Omit<AccountDraft, 'teamIds' | 'cbid'>;
  facts: FactsDraft;
  answers: SecurityAnswers;
}

/**
 * What an application says; null for one that names no company, or one longer than any account. What is left empty or cannot be
 * understood is left out: whoever works on the submission asks for it.
 */
export function mailedApplication(form: FilledForm): MailedApplication | null {
  const { name, address1 = '', address2, city = '', state, zipCode = '', phone = '' } = form;
  if (!name || isTooLong(form)) return null;
  const country: Country = form.country === 'GBR' ? 'GBR' : 'USA';
  const place = { address1, address2: address2 ?? null, address3: null, city, zipCode, country };
  return {
    company: { ...place, name, phone, state: state ? state.toUpperCase() : null },
    facts: factsOf(form, country),
    answers: answersOf(form),
  };
}

/** The longest texts that an account takes. */
const LONGEST: Readonly<Record<string, number>> = {
  name: 200,
  address1: 200,
  address2: 200,
  city: 100,
};

const isTooLong = (form: FilledForm): boolean =>
  Object.entries(LONGEST).some(([field, most]) => (form[field] ?? '').length > most);

function factsOf(form: FilledForm, country: Country): FactsDraft {
  const isFranchise = YES_OR_NO.find(({ text }) => text === form.isFranchise)?.answer;
  const said = {
    domainName: form.domainName,
    [country === 'USA' ? 'naicsCode' : 'sicCode']: form.industryCode?.replace(/\D/g, ''),
    revenue: amountIn(form.revenue),
    noOfEmployeesAll: numberIn(form.noOfEmployeesAll),
    numberOfPersonalRecords: numberIn(form.numberOfPersonalRecords),
    yearEstablished: numberIn(form.yearEstablished),
    ownershipType: OWNERSHIP_TYPES.find((type) => type === form.ownershipType),
    entityType: ENTITY_TYPES.find((type) => type === form.entityType),
    isFranchise,
  };
  const known = Object.entries(said).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known);
}

/** The answers that the questions have. */
function answersOf(form: FilledForm): SecurityAnswers {
  const given = ASKED_QUESTIONS.map(({ name, kind }): [SecurityQuestion, unknown] => {
    const text = form[answerField(name)];
    return [name, PAPER_CHOICES[kind].find((choice) => choice.text === text)?.answer];
  });
  return Object.fromEntries(given.filter(([, answer]) => answer !== undefined)) as SecurityAnswers;
}

/** A whole number as people write it, with marks between thousands or without. */
function numberIn(text = ''): number | undefined {
  const digits = text.replace(/[\s,$£]/g, '').replace(/\.0*$/, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
}

function amountIn(text?: string): MinorUnits | undefined {
  const number = numberIn(text);
  return number === undefined ? undefined : minorUnitsOf(number);
}
