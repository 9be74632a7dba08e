import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import { Conflict } from './conflict.tsx';
import { EditorFrame } from './editor-frame.tsx';
import type { FormValues } from '../ui/form-values.ts';
import type { useRecordEditor } from './use-record-editor.ts';

interface Props<Saved, Values extends Record<string, string | number | boolean>> {
  editor: ReturnType<typeof useRecordEditor<Saved, Values>>;
  /** What the filled-in form says. */
  read: (values: FormValues) => Values;
  title: string;
  /** Why it was refused stands above the fields; otherwise somebody else says so. */
  showsReason: boolean;
  onCancel: () => void;
  onInvalid: () => void;
  children: ReactNode;
}

/** The form of a record: its frame, its fields, and the choice where two people changed it. */
export function RecordForm<Saved, Values extends Record<string, string | number | boolean>>(
  props: Props<Saved, Values>,
) {
  const { editor, read, title, showsReason, onCancel, onInvalid, children } = props;
  const { outcome } = editor;
  const refused = showsReason && outcome && outcome.kind !== 'saved' && outcome.kind !== 'conflict';
  return (
    <Form
      key={editor.round}
      mode="onTouched"
      defaultValues={editor.start}
      disableInvalidFormNotification
      noValidate
      onSubmit={(values: FormValues) => editor.submit(read(values))}
    >
      <EditorFrame
        title={title}
        onCancel={onCancel}
        saving={editor.saving}
        onInvalid={onInvalid}
        changed={editor.changed}
        error={
          outcome?.kind === 'conflict' ? (
            <Conflict
              read={read}
              differencesFrom={(mine) => editor.differencesFrom(mine, outcome.theirs)}
              onTakeTheirs={() => editor.takeTheirs(outcome.theirs)}
              onKeepMine={(mine) => void editor.keepMine(mine, outcome.theirs)}
            />
          ) : (
            refused && outcome.reason
          )
        }
      >
        {children}
      </EditorFrame>
    </Form>
  );
}
