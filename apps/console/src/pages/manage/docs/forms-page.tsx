import { PlusOutlined } from '@ant-design/icons';
import { PRODUCT_CODES, PRODUCTS } from '@palisade/trade';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { formsQuery } from '../../../features/forms/api';
import { FORM_TONES } from '../../../features/forms/form-words';
import { useFormActions } from '../../../features/forms/use-form-actions';
import type { ListColumn } from '../../../kit/lists/list-columns';
import { ListPage } from '../../../kit/lists/list-page';
import type { ListRules } from '../../../kit/lists/list-state';
import { RowMenu } from '../../../kit/lists/row-menu';
import { useListState } from '../../../kit/lists/use-list-state';
import { PermissionGuard } from '../../../kit/pages/permission-guard';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag } from '../../../kit/values/status-tag';
import type { LibraryForm } from '../../../features/forms/types';
import { openModal } from '../../../lib/modals';
import { useSession } from '../../../lib/session';

const STATUSES = Object.keys(FORM_TONES);

const RULES: ListRules = {
  sortable: ['formNumber', 'name', 'edition', 'availableFrom', 'position', 'modified'],
  defaultSort: { field: 'formNumber', direction: 'asc' },
  filters: { productType: PRODUCT_CODES, status: STATUSES },
};

/** The forms of the library, every edition of them. */
export function FormsPage() {
  const { t } = useTranslation(['common', 'policy']);
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="form:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('document-form')}
      >
        {t('policy:forms.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="forms"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.forms')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('policy:forms.count', { count })}
      filters={[
        {
          name: 'productType',
          label: t('policy:forms.product'),
          options: PRODUCT_CODES.map((value) => ({ value, label: PRODUCTS[value].name })),
        },
        {
          name: 'status',
          label: t('policy:forms.status'),
          options: STATUSES.map((value) => ({ value, label: t(`policy:forms.is.${value}`) })),
        },
      ]}
      empty={{ text: t('common:table.noData'), action: add }}
      source={formsQuery}
      rowName={citationOf}
    />
  );
}

const citationOf = ({ formNumber, edition }: LibraryForm): string => `${formNumber} ${edition}`;

const EVERYWHERE = '–';

function useColumns(): ListColumn<LibraryForm>[] {
  const { t } = useTranslation(['common', 'policy']);
  const actionsOf = useFormActions();
  return [
    {
      key: 'number',
      title: t('policy:forms.number'),
      sortField: 'formNumber',
      render: ({ formNumber }) => formNumber,
    },
    {
      key: 'name',
      title: t('policy:forms.name'),
      sortField: 'name',
      grow: 2,
      onCard: 'line',
      render: ({ name }) => name,
    },
    {
      key: 'edition',
      title: t('policy:forms.edition'),
      sortField: 'edition',
      onCard: true,
      render: ({ edition }) => edition,
    },
    {
      key: 'product',
      title: t('policy:forms.product'),
      from: 'xxl',
      grow: 1,
      render: ({ productTypes }) => productTypes.map((one) => PRODUCTS[one].name).join(', '),
    },
    {
      key: 'state',
      title: t('policy:forms.state'),
      from: 'xxl',
      render: ({ states }) => states.map(({ state }) => state).join(', ') || EVERYWHERE,
    },
    {
      key: 'paper',
      title: t('policy:forms.paper'),
      from: 'xxl',
      render: ({ paperType }) =>
        paperType ? t(`policy:forms.paperType.${paperType}`) : t('policy:forms.anyPaper'),
    },
    {
      key: 'from',
      title: t('policy:forms.from'),
      sortField: 'availableFrom',
      from: 'lg',
      render: ({ availableFrom }) => <ShortDate value={availableFrom} />,
    },
    {
      key: 'status',
      title: t('policy:forms.status'),
      onCard: true,
      render: (form) => (
        <StatusTag tone={FORM_TONES[form.status]} label={t(`policy:forms.is.${form.status}`)} />
      ),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (form) => <RowMenu name={citationOf(form)} actions={actionsOf(form)} />,
    },
  ];
}
