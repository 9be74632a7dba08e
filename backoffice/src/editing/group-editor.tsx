import { useCallback } from 'react';
import { useDialogs } from './confirm.tsx';
import type { Message } from './message-dialog.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordForm } from './record-form.tsx';
import { groupValues, readGroup, type GroupValues, type StoredGroup } from './record-values.ts';
import type { ReplyRecords } from '../providers/writes/write.ts';
import { useRecordEditor } from './use-record-editor.ts';
import type { Translatable } from '../ui/use-translate-text.ts';

/** Describes how the editors for catalogs and sections differ. */
export interface GroupKind<Group> {
  resource: 'catalogs' | 'sections';
  idOf: (group: Group) => string;
  titleOf: (group: Group | null) => Translatable;
  /** The flags to edit, in display order. */
  flags: readonly ('enabled' | 'expired' | 'locked' | 'external')[];
  linkHelp: string;
  /** Shown if Save is pressed while fields are invalid. */
  invalid: Message;
  recordIn: (reply: ReplyRecords) => Group | undefined;
}

interface Props<Group> {
  kind: GroupKind<Group>;
  /** Null creates a new record. */
  group: Group | null;
  onCancel: () => void;
  onSaved: (group: Group) => void;
}

/** Edits a catalog or a section. */
export function GroupEditor<Group extends StoredGroup & { image: string | null; version?: number }>(
  props: Props<Group>,
) {
  const { kind, group, onCancel, onSaved } = props;
  const { resource, idOf, flags, linkHelp, invalid, recordIn } = kind;
  const { tell, dialogs } = useDialogs();
  const editor = useRecordEditor<Group, GroupValues>({
    record: group,
    valuesOf: groupValues,
    resource,
    recordIn,
    onSaved,
  });
  const { base, outcome, picture } = editor;
  const sayInvalid = useCallback(() => tell(invalid), [tell, invalid]);

  return (
    <>
      <RecordForm
        resource={resource}
        editor={editor}
        idOf={idOf}
        read={readGroup}
        dataOf={(values) => values}
        title={kind.titleOf(base)}
        showsReason={true}
        onCancel={onCancel}
        onInvalid={sayInvalid}
      >
        <RecordFields
          image={base?.image ?? null}
          // The alert above already explains why the upload failed.
          picture={{ ...picture, error: null }}
          restSaved={outcome?.kind === 'not-uploaded'}
          flags={flags}
          link={{ source: 'link', helperText: linkHelp }}
        />
      </RecordForm>
      {dialogs}
    </>
  );
}
