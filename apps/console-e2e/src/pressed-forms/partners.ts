import { modal, NOBODYS, type PressedForm } from './form';

const form = 'partners/partner-form-modal.tsx';
const dialogs = 'partners/partner-modals.tsx';
const clusters = 'admin/manage/clusters';

const partner = () => ({ kind: 'cluster', partner: { id: NOBODYS, name: 'Pressed twice' } });
const membership = { kind: 'cluster', noun: 'agency', partnerId: NOBODYS };
const member = () => ({ ...membership, member: { id: NOBODYS, name: 'Pressed twice' } });

/** The forms of partners and of who belongs to them. */
export const partners: PressedForm[] = [
  modal('admin', 'admin/manage/aggregators', 'aggregator-create', form, undefined, {
    prepare: (page) => page.getByRole('dialog').getByLabel('Hostname').fill('pressed.example'),
  }),
  modal('admin', clusters, 'account-type-form', form, () => ({ kind: 'cluster' })),
  modal('admin', clusters, 'account-type-delete', dialogs, partner),
  modal('admin', clusters, 'agency-add-to-parent', dialogs, () => membership),
  modal('admin', clusters, 'cluster-agency-remove', dialogs, member),
];
