import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { SavedView } from '../../../lib/api-types';
import { useSnackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { SubmitButton } from '../../forms/submit-button';
import { searchOf } from '../list-state';
import type { ListController } from '../use-list-state';
import { viewAddress, type ChosenView } from './list-views';
import { useViewCommands } from './saved-views';
import { ForgetView, ViewForm } from './view-dialogs';

interface ViewMenuProps {
  id: string;
  list: ListController;
  chosen: ChosenView<SavedView>;
}

type Dialog = 'add' | 'edit' | 'forget' | null;

/** Keeps what is shown as a view, and changes the person's own ones. */
export function ViewMenu({ id, list, chosen }: ViewMenuProps) {
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [dialog, setDialog] = useState<Dialog>(null);
  const { change } = useViewCommands(id);
  const query = searchOf(list.state, list.rules);
  const own = chosen.kept?.isOwn ? chosen.kept : null;
  const saving = useSubmit(
    ({ id: viewId, isOwn: _, ...kept }: SavedView, key) => change(viewId, { ...kept, query }, key),
    {
      onDone: () => snackbar.success(t('common:views.saved')),
      onRefused: (error) => snackbar.problem(error),
    },
  );
  const show = (view: { id?: string; query: string }) =>
    void navigate({ search: viewAddress(params, list.rules, view) });
  const close = () => setDialog(null);

  return (
    <div className="kit-views-menu">
      {own && chosen.isUnsaved && (
        <SubmitButton size="small" submission={saving} onClick={() => void saving.submit(own)}>
          {t('common:views.save')}
        </SubmitButton>
      )}
      {chosen.isUnsaved && (
        <Button size="small" onClick={() => setDialog('add')}>
          {t(own ? 'common:views.saveAs' : 'common:views.saveThis')}
        </Button>
      )}
      {own && (
        <Dropdown
          autoFocus
          trigger={['click']}
          menu={{
            items: [
              { key: 'edit', label: t('common:views.edit') },
              { key: 'forget', label: t('common:views.delete'), danger: true },
            ],
            onClick: ({ key, domEvent }) => {
              domEvent.preventDefault();
              setDialog(key as Dialog);
            },
          }}
        >
          <Button
            size="small"
            icon={<DownOutlined aria-hidden />}
            aria-haspopup="menu"
            aria-label={t('common:views.menu', { name: own.name })}
          />
        </Dropdown>
      )}
      {dialog === 'add' && <ViewForm screen={id} query={query} onSaved={show} close={close} />}
      {dialog === 'edit' && own && (
        <ViewForm screen={id} query={own.query} view={own} close={close} />
      )}
      {dialog === 'forget' && own && (
        <ForgetView screen={id} view={own} onForgotten={() => show({ query })} close={close} />
      )}
    </div>
  );
}
