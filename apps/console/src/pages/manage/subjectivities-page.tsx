import { PlusOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import '../../kit/kit.css';
import { subjectivitiesQuery } from '../../features/subjectivities/api';
import { RowMenu } from '../../kit/lists/row-menu';
import { Loaded } from '../../kit/pages/loaded';
import { PageHeader } from '../../kit/pages/page-header';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import type { SubjectivitySetting } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

/** The conditions that quotes get when their terms are released. */
export function SubjectivitiesPage() {
  const { t } = useTranslation(['common', 'quote']);
  const { landing } = useSession();
  const result = useQuery(subjectivitiesQuery);
  const columns = useColumns();
  return (
    <div className="kit-page">
      <PageHeader
        crumbs={[{ title: t('common:page.home'), href: landing }]}
        title={t('common:nav.subjectivities')}
        action={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => openModal('subjectivity-setting-form')}
          >
            {t('quote:subjectivities.add')}
          </Button>
        }
      />
      <p>{t('quote:subjectivities.intro')}</p>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(settings) =>
          settings.length === 0 ? (
            <p className="muted">{t('quote:subjectivities.empty')}</p>
          ) : (
            <PlainTable
              isList
              label={t('common:nav.subjectivities')}
              columns={columns}
              rows={settings}
              rowKey={({ code }) => code}
            />
          )
        }
      </Loaded>
    </div>
  );
}

function useColumns(): PlainColumn<SubjectivitySetting>[] {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const all = t('quote:subjectivities.all');
  return [
    { key: 'name', title: t('quote:subjectivities.name'), render: ({ title }) => title },
    {
      key: 'products',
      title: t('quote:subjectivities.products'),
      render: ({ products }) =>
        products.map((code) => t(`coverage:product.${code}`)).join(', ') || all,
    },
    {
      key: 'states',
      title: t('quote:subjectivities.states'),
      render: ({ states }) => states.join(', ') || all,
    },
    {
      key: 'required',
      title: t('quote:subjectivities.required'),
      render: ({ stage }) => t(`quote:subjectivity.stage.${stage}`),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (setting) => (
        <RowMenu
          name={setting.title}
          actions={[
            {
              key: 'edit',
              label: t('quote:subjectivities.edit'),
              onPick: () => openModal('subjectivity-setting-form', { setting }),
            },
            {
              key: 'history',
              label: t('common:timeline.history'),
              onPick: () =>
                openModal('history', { noun: 'condition', id: setting.id, name: setting.title }),
            },
            {
              key: 'delete',
              label: t('quote:subjectivities.delete'),
              isDanger: true,
              onPick: () => openModal('subjectivity-setting-delete', { setting }),
            },
          ]}
        />
      ),
    },
  ];
}
