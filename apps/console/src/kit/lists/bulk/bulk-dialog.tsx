import { Alert, Form, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../../lib/snackbar';
import { FormModal } from '../../forms/form-modal';
import type { BulkAction } from './bulk-action';
import { RowKeys, runBulk, type Failure } from './run-bulk';

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  rows: Row[];
  rowName: (row: Row) => string;
  /** The rows with which it was done. */
  onDone: (rows: Row[]) => void;
  close: () => void;
}

/** How many rows are named before the others are counted. */
const NAMED_MAX = 5;

/** Asks what an act needs, does it with one row after the other, and names what was refused. */
export function BulkDialog<Row extends { id: string }>(props: BulkDialogProps<Row>) {
  const { action, rows, rowName, onDone, close } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<object>();
  const snackbar = useSnackbar();
  const [keys] = useState(() => new RowKeys());
  const [left, setLeft] = useState(rows);
  const [step, setStep] = useState<number | null>(null);
  const [failures, setFailures] = useState<Failure<Row>[]>([]);
  const Fields = action.fields;

  const run = async (values: object) => {
    setStep(0);
    const failed = await runBulk(left, { keys, values, act: action.run, onStep: setStep });
    setStep(null);
    setFailures(failed);
    const refused = new Set(failed.map(({ row }) => row.id));
    const done = left.filter(({ id }) => !refused.has(id));
    if (done.length > 0) await action.onDone?.();
    onDone(done);
    if (failed.length === 0) {
      snackbar.success(t('common:bulk.done', { action: action.label, count: done.length }));
      close();
    } else {
      setLeft(failed.map(({ row }) => row));
    }
  };

  return (
    <FormModal<object>
      form={form}
      title={action.label}
      submitLabel={failures.length > 0 ? t('common:action.retry') : action.label}
      initialValues={action.initialValues ?? {}}
      {...(action.aliases && { aliases: action.aliases })}
      onClose={close}
      onSubmit={run}
    >
      <div className="kit-field-wide kit-bulk-rows">
        <Named names={left.map(rowName)} />
        {step !== null && (
          <div role="status">
            {t('common:bulk.progress', { done: step, count: left.length })}
            <Progress
              percent={Math.round((step / left.length) * 100)}
              showInfo={false}
              aria-label={action.label}
            />
          </div>
        )}
        {failures.length > 0 && <Failures failures={failures} rowName={rowName} />}
      </div>
      {Fields && <Fields />}
    </FormModal>
  );
}

/** The rows that are meant, by name as far as there is room. */
function Named({ names }: { names: string[] }) {
  const { t } = useTranslation();
  const named = names.slice(0, NAMED_MAX).join(', ');
  const count = names.length - NAMED_MAX;
  return (
    <>
      <p>{t('common:bulk.prompt', { count: names.length })}</p>
      <p className="muted">
        {count > 0 ? t('common:bulk.andMore', { names: named, count }) : named}
      </p>
    </>
  );
}

interface FailuresProps<Row> {
  failures: Failure<Row>[];
  rowName: (row: Row) => string;
}

/** What was refused, each with its reason. */
function Failures<Row extends { id: string }>({ failures, rowName }: FailuresProps<Row>) {
  const { t } = useTranslation();
  return (
    <Alert
      type="error"
      showIcon
      title={t('common:bulk.failed', { count: failures.length })}
      description={
        <ul>
          {failures.map(({ row, reason }) => (
            <li key={row.id}>{t('common:bulk.reason', { name: rowName(row), reason })}</li>
          ))}
        </ul>
      }
    />
  );
}
