import { ShopError, type FieldError } from '@spindle/sdk/errors';
import { useGuard } from '@spindle/sdk/react/use-intent';
import { useState, type ReactNode } from 'react';
import type { Answer } from '../providers/data-provider.ts';
import type { FormResource, Save } from '../providers/write-hooks.ts';
import { FormDialog, type FormDialogProps } from '../ui/form-dialog.tsx';
import type { FormValues } from '../ui/form-values.ts';
import { RecordBase, type OpenedRecord } from './record-base.tsx';

interface RecordDialogOptions extends Omit<
  FormDialogProps,
  'resource' | 'sending' | 'rejection' | 'onSend'
> {
  start: FormValues;
  /** Undefined or null creates a new record. */
  record?: OpenedRecord | null;
  /** Returns the server's errors by input. */
  errorsOf?: (
    errors: readonly FieldError[],
    start: FormValues,
  ) => Record<string, string | undefined>;
}

interface Props<R extends FormResource> extends RecordDialogOptions {
  resource: R;
  /** Returns the data to send, given the form's values. */
  read: (values: FormValues) => Parameters<Save<R>>[0];
  onSaved: (saved: Awaited<ReturnType<Save<R>>>) => void;
}

interface AnyProps extends RecordDialogOptions {
  resource: FormResource;
  read: (values: FormValues) => Answer;
  onSaved: (saved: Answer) => void;
}

/** Creates or edits a record in a dialog. */
export function RecordDialog<R extends FormResource>(props: Props<R>): ReactNode;
export function RecordDialog(props: AnyProps): ReactNode {
  const { resource, record = null, read, errorsOf = byInput, onSaved, ...dialog } = props;
  const [opened] = useState(record);
  const [sending, setSending] = useState(false);
  const [rejection, setRejection] = useState<string | null>(null);
  const guard = useGuard<object | undefined>();

  async function send(save: Answer, values: FormValues) {
    setSending(true);
    setRejection(null);
    try {
      onSaved(await save(read(values)));
      return undefined;
    } catch (error) {
      setSending(false);
      if (!(error instanceof ShopError)) throw error;
      const wrong = errorsOf(error.errors, dialog.start);
      if (Object.keys(wrong).length === 0) setRejection(error.message);
      return wrong;
    }
  }

  return (
    <RecordBase resource={resource} record={opened}>
      {(save: Answer) => (
        <FormDialog
          {...dialog}
          sending={sending}
          rejection={rejection}
          onSend={(values) => guard('', () => send(save, values))}
        />
      )}
    </RecordBase>
  );
}

/** Returns the server's errors by the input of the same name. */
export function byInput(errors: readonly FieldError[], start: FormValues) {
  const known = errors.filter(({ path }) => Object.hasOwn(start, path));
  return Object.fromEntries(known.map(({ path, message }) => [path, message]));
}
