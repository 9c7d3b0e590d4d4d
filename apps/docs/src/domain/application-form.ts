import type { Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { ApplicationFact } from '@palisade/trade';
import {
  answerField,
  APPLICATION_FACTS,
  APPLICATION_MARK,
  ENTITY_TYPES,
  OWNERSHIP_TYPES,
  PAPER_CHOICES,
  QUESTION_GROUPS,
  YES_OR_NO,
} from '@palisade/trade';

/** A field that somebody fills in. */
export interface FormField {
  name: string;
  label: string;
  /** What can be chosen; null where it is typed. */
  choices: readonly string[] | null;
  /** What stands in it already and stays; null in an empty one. */
  fixed: string | null;
}

export interface FormSection {
  heading: string;
  fields: FormField[];
}

/** A form to fill in on a screen and to mail. */
export interface FillableForm {
  title: string;
  subtitle: string;
  region: Region;
  /** Not shown: what the form is known by. */
  mark: { field: string; value: string };
  sections: FormSection[];
}

/** The words for a fact, in each edition. */
type Label = string | Readonly<Record<Region, string>>;

const LABELS: Readonly<Record<ApplicationFact, Label>> = {
  name: 'Name of the company',
  address1: 'Address, line 1',
  address2: 'Address, line 2',
  city: { US: 'City', UK: 'City or town' },
  state: 'State, two letters',
  zipCode: { US: 'ZIP code', UK: 'Postcode' },
  country: 'Country',
  phone: 'Telephone',
  domainName: 'Domain of its mail or website',
  industryCode: { US: 'NAICS code', UK: 'SIC code' },
  revenue: { US: 'Revenue of a year in dollars', UK: 'Turnover of a year in pounds' },
  noOfEmployeesAll: 'Number of employees',
  numberOfPersonalRecords: 'Records with personal data',
  yearEstablished: 'Established in the year',
  ownershipType: 'Ownership',
  entityType: 'Kind of entity',
  isFranchise: 'Is it a franchise?',
};

/** What is chosen of a fact, where it is not typed. */
const CHOICES: Readonly<Partial<Record<ApplicationFact, readonly string[]>>> = {
  ownershipType: OWNERSHIP_TYPES,
  entityType: ENTITY_TYPES,
  isFranchise: YES_OR_NO.map(({ text }) => text),
};

/** The application of an edition; questions in the words of `texts`. */
export function applicationForm(
  region: Region,
  texts: Readonly<Record<string, string>>,
): FillableForm {
  const asked = APPLICATION_FACTS.filter((fact) => fact !== 'state' || region === 'US');
  const company = asked.map((name) => ({
    name,
    label: labelOf(name, region),
    choices: CHOICES[name] ?? null,
    fixed: name === 'country' ? REGIONS[region].country : null,
  }));
  const security = QUESTION_GROUPS.map(({ key, questions }) => ({
    heading: texts[`questions.group.${key}`],
    fields: questions.map(({ name, kind }) => ({
      name: answerField(name),
      label: texts[`ask.${name}`],
      choices: PAPER_CHOICES[kind].map(({ text }) => text),
      fixed: null,
    })),
  }));
  return {
    title: 'Application for cyber insurance',
    subtitle: 'Fill it in on the screen, save it and mail it to us: we read what you enter.',
    region,
    mark: APPLICATION_MARK,
    sections: [{ heading: 'The company', fields: company }, ...security],
  };
}

function labelOf(fact: ApplicationFact, region: Region): string {
  const label = LABELS[fact];
  return typeof label === 'string' ? label : label[region];
}
