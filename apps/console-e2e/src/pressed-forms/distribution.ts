import { modal, NOBODYS, named, type PressedForm } from './form';

/** The first agency of the demo data. */
const HARBORLINE = '01900000-0000-7000-8000-000000000002';

const license = () => ({
  license: {
    id: NOBODYS,
    agencyId: HARBORLINE,
    agencyName: 'Harborline',
    agentId: NOBODYS,
    state: 'TX',
    number: 'AB 1',
    npn: null,
    expirationDate: '2099-12-31',
    activeResidentState: false,
  },
});
const surplusLicense = () => ({
  license: {
    id: NOBODYS,
    agencyId: HARBORLINE,
    agencyName: 'Harborline',
    brokerFirstName: 'Ada',
    brokerLastName: 'Broker',
    brokerEmail: 'ada@surplus.example',
    surplusLicenseNumber: 'SL 1',
    surplusLinesState: 'LA',
    signatureOnFile: false,
  },
});

const ofAgency = 'admin/manage/licences/agency';
const ofAgent = 'agency/manage/licences/agent';
const ofBroker = 'admin/manage/licences/surplus';
const licenses = 'licenses/license-modals.tsx';
const surplus = 'licenses/surplus-modals.tsx';
const industries = 'industries/industry-modals.tsx';
const industry = () => ({
  industry: { id: NOBODYS, naicsCode: '541511', primaryIndustry: 'A', secondaryIndustry: 'B' },
});
const states = 'states/state-modals.tsx';
const state = () => ({
  state: { id: NOBODYS, stateName: 'Guam', stateNameAbbrv: 'GU', isOpen: false },
});
const agencies = 'agencies/agency-modals.tsx';
const treaties = 'treaties/treaty-modals.tsx';
const treaty = () => ({
  treaty: {
    id: NOBODYS,
    carrierName: 'Northwall',
    reinsurerName: 'Deepkeel',
    products: ['P250'],
    effectiveFrom: '2030-01-01',
    effectiveTo: '2031-01-01',
    cededPct: 40,
    cedingCommissionPct: 27.5,
  },
});

const forms = 'forms/form-confirms.tsx';
const libraryForm = () => ({
  libraryForm: { id: NOBODYS, formNumber: 'PAL 1', edition: '01 27', name: 'Wording' },
});
const formType = () => ({ formType: { id: NOBODYS, name: 'Wording', description: null } });

/** The forms of agencies and what they sell by. */
export const distribution: PressedForm[] = [
  modal('admin', 'admin/manage/agencies', 'agency-add', agencies),
  modal('admin', 'admin/manage/agencies', 'agency-delete', agencies, named('agency')),
  {
    name: 'the settings of an agency',
    file: 'features/agencies/agency-settings-form.tsx',
    person: 'admin',
    path: () => `/admin/manage/agency/${HARBORLINE}/settings`,
  },
  modal('agency', 'agency/manage/licences/agency', 'agency-license-create', licenses),
  modal('admin', ofAgency, 'agency-license-edit', licenses, license),
  modal('admin', ofAgency, 'agency-license-delete', licenses, license),
  modal('agency', ofAgent, 'agent-license-edit', licenses, license),
  modal('agency', ofAgent, 'agent-license-delete', licenses, license),
  modal('agency', 'agency/manage/licences/surplus', 'surplus-license-form', surplus),
  modal('admin', 'admin/manage/naics', 'naics-create', industries),
  modal('admin', 'admin/manage/naics', 'naics-edit', industries, industry),
  modal('admin', 'admin/manage/naics', 'naics-delete', industries, industry),
  modal('admin', 'admin/manage/docs/forms', 'document-form', 'forms/form-modal.tsx'),
  modal('admin', 'admin/manage/docs/forms', 'form-propose', forms, libraryForm),
  modal('admin', 'admin/manage/docs/forms', 'form-activate', forms, libraryForm),
  modal('admin', 'admin/manage/docs/forms', 'form-end', 'forms/form-end-modal.tsx', libraryForm),
  modal('admin', 'admin/manage/docs/forms', 'form-remove', forms, libraryForm),
  modal('admin', 'admin/manage/docs/form-types', 'form-type', 'forms/form-type-modal.tsx'),
  modal('admin', 'admin/manage/docs/form-types', 'form-type-delete', forms, formType),
  modal('admin', 'admin/manage/states', 'state-form', states),
  modal('admin', 'admin/manage/states', 'state-form', states, state, { name: 'state-form-edit' }),
  modal('admin', 'admin/manage/states', 'state-delete', states, state),
  modal('admin', 'admin/manage/treaties', 'treaty-create', treaties),
  modal('admin', 'admin/manage/treaties', 'treaty-edit', treaties, treaty),
  modal('admin', 'admin/manage/treaties', 'treaty-delete', treaties, treaty),
  modal('admin', ofBroker, 'surplus-license-delete', surplus, surplusLicense),
];
