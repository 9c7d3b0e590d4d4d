import type { Country, Currency, MinorUnits } from '@palisade/kernel';
import { amountIn, minorUnitsOf, regionOfCountry, REGIONS } from '@palisade/kernel';
import type { SecurityAnswers, SecurityQuestion } from '@palisade/trade';
import {
  ASKED_QUESTIONS,
  ENTITY_TYPES,
  OWNERSHIP_TYPES,
  PAPER_CHOICES,
  YES_OR_NO,
  answerField,
  readIndustry,
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
  const { currency } = REGIONS[regionOfCountry(country)];
  const isFranchise = YES_OR_NO.find(({ text }) => text === form.isFranchise)?.answer;
  const said = {
    domainName: form.domainName,
    [country === 'USA' ? 'naicsCode' : 'sicCode']: industryIn(form.industryCode, country),
    revenue: moneyIn(form.revenue, currency),
    noOfEmployeesAll: countIn(form.noOfEmployeesAll, currency),
    numberOfPersonalRecords: countIn(form.numberOfPersonalRecords, currency),
    yearEstablished: countIn(form.yearEstablished, currency),
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

const AMOUNT_MAX = 999_999_999_999;

/** A number that can be understood in one way only, from 0 up. */
function numberIn(text: string | undefined, currency: Currency): number | undefined {
  const { amount } = amountIn(text ?? '', { currency });
  return amount !== null && amount >= 0 && amount <= AMOUNT_MAX ? amount : undefined;
}

function countIn(text: string | undefined, currency: Currency): number | undefined {
  const count = numberIn(text, currency);
  return Number.isInteger(count) ? count : undefined;
}

function moneyIn(text: string | undefined, currency: Currency): MinorUnits | undefined {
  const amount = numberIn(text, currency);
  return amount !== undefined && hasCents(amount) ? minorUnitsOf(amount) : undefined;
}

/** Whether an amount has two decimals at most. */
const hasCents = (amount: number): boolean => Number(amount.toFixed(2)) === amount;

/** The code of the list of the country; undefined for one that may be of another. */
function industryIn(text: string | undefined, country: Country): string | undefined {
  return readIndustry(text ?? '', { country, heading: null }).code ?? undefined;
}
