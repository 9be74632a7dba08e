import type { ReactNode } from 'react';
import { Form, type RaRecord } from 'react-admin';
import type { Answer } from '../providers/data-provider.ts';
import type { FormResource, Save } from '../providers/write-hooks.ts';
import type { FormValues } from '../ui/form-values.ts';
import { Conflict } from './conflict.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { RecordBase } from './record-base.tsx';
import { SplitForm } from './split-form.tsx';
import type { SaveEdited, useRecordEditor } from './use-record-editor.ts';
import type { Translatable } from '../ui/use-translate-text.ts';

type Fields = Record<string, string | number | boolean>;

interface Props<Saved, Values extends Fields, Data> {
  resource: FormResource;
  editor: ReturnType<typeof useRecordEditor<Saved, Values>>;
  idOf: (record: Saved) => string;
  /** Reads the form's values. */
  read: (values: FormValues) => Values;
  /** Returns the data to send, without the picture. */
  dataOf: (values: Values, against: Saved | null) => Data;
  title: Translatable;
  /** Whether to show above the fields why saving failed. If false, the caller shows the reason. */
  showsReason: boolean;
  /** Whether the fields stand in several `FormPart`s. */
  split?: boolean;
  /**
   * Saves what belongs to the record but has other calls, after `saving` the record's own fields.
   * Returns the updated record.
   */
  saveRest?: (saving: Promise<Saved>, values: Values, against: Saved | null) => Promise<Saved>;
  onCancel: () => void;
  onInvalid: () => void;
  children: ReactNode;
}

/** A record's data, without the fields that `RecordForm` adds. */
type DataOf<R extends FormResource> = Omit<Parameters<Save<R>>[0], 'image' | 'picture'>;

/**
 * Renders a record's form with its frame. After a conflict, lets the user choose between both
 * versions.
 */
export function RecordForm<
  R extends FormResource,
  Saved extends { image: string | null; version?: number },
  Values extends Fields,
>(props: Props<Saved, Values, DataOf<R>> & { resource: R }): ReactNode;
export function RecordForm<
  Saved extends { image: string | null; version?: number },
  Values extends Fields,
>(props: Props<Saved, Values, object>): ReactNode {
  const { resource, editor, idOf, read, dataOf, saveRest } = props;
  const { title, showsReason, split = false, onCancel, onInvalid, children } = props;
  const { base, outcome } = editor;
  const rejected =
    showsReason && outcome && outcome.kind !== 'saved' && outcome.kind !== 'conflict';
  const record: (RaRecord<string> & { version?: number }) | null = base && {
    ...base,
    id: idOf(base),
  };
  return (
    <RecordBase resource={resource} record={record}>
      {(write: Answer) => {
        const save: SaveEdited<Saved, Values> = (against, values, { file, onProgress }) => {
          const saving: Promise<Saved> = write(
            { ...dataOf(values, against), image: against?.image ?? '', picture: file },
            { version: against?.version, onProgress },
          );
          return saveRest ? saveRest(saving, values, against) : saving;
        };
        const form = {
          resource,
          mode: 'onTouched',
          disableInvalidFormNotification: true,
          noValidate: true,
          onSubmit: (values: FormValues) => editor.submit(save, read(values)),
        } as const;
        const frame = (
          <EditorFrame
            split={split}
            isMain
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
                  onKeepMine={(mine) => void editor.keepMine(save, mine, outcome.theirs)}
                />
              ) : (
                rejected && outcome.reason
              )
            }
          >
            {children}
          </EditorFrame>
        );
        return split ? (
          // Other forms stand between the parts and must keep their input, so a new round resets the
          // fields instead of replacing everything.
          <SplitForm {...form} record={{ ...editor.start, round: editor.round }}>
            {frame}
          </SplitForm>
        ) : (
          <Form {...form} key={editor.round} record={editor.start}>
            {frame}
          </Form>
        );
      }}
    </RecordBase>
  );
}
