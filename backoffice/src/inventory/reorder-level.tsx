import { MAX_UNITS } from '@spindle/sdk/domain/inventory/max-units';
import { useNotify } from 'react-admin';
import { TextInput } from '../ui/inputs.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AdminItem } from '../providers/records.ts';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useUndo } from '../ui/use-undo.tsx';

interface Props {
  item: Pick<AdminItem, 'catalogId' | 'catalogItemId' | 'title' | 'reorderLevel'>;
}

/** Edits an item's reorder level in place. Saves on Enter and when the field loses focus. */
export function ReorderLevel({ item }: Props) {
  const { catalogId, catalogItemId, title, reorderLevel } = item;
  const id = idOf(catalogId, catalogItemId);
  const { setValue } = useFormContext();
  const saved = reorderLevel === null ? '' : String(reorderLevel);
  const value = useWatch<Record<string, string | null | undefined>>({ name: id }) ?? saved;
  const forget = () => setValue(id, null);
  useUnsaved(value !== saved);
  const notify = useNotify();
  const { offer } = useUndo();
  const [save, { isPending }] = useAct('items', 'saveReorderLevel', {
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  const textOf = (reason: string) => `${title}: ${reason}`;
  const putBack = () =>
    save(
      { id, data: { reorderLevel } },
      { onSuccess: ({ Reason }) => notify(textOf(Reason), { type: 'success' }) },
    );
  const fit = /^\d{0,7}$/.test(value) && Number(value) <= MAX_UNITS;

  function saveLevel() {
    if (value === saved) return forget();
    if (!fit || isPending) return;
    save(
      { id, data: { reorderLevel: value === '' ? null : Number(value) } },
      {
        onSuccess({ Reason }) {
          forget();
          offer(textOf(Reason), putBack);
        },
      },
    );
  }

  return (
    <TextInput
      source={id}
      label={false}
      format={(text?: string | null) => text ?? saved}
      parse={(text: string) => text.trim()}
      helperText={!fit && 'Enter a whole number'}
      onBlur={saveLevel}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') saveLevel();
        if (event.key === 'Escape') forget();
      }}
      slotProps={{
        root: { error: !fit },
        htmlInput: {
          'aria-label': `Reorder level for ${title}`,
          inputMode: 'numeric',
          maxLength: 8,
          placeholder: 'none',
        },
      }}
      sx={{ width: 104 }}
    />
  );
}
