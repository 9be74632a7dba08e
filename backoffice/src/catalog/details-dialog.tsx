import { Box } from '@mui/material';
import { maxLengths } from '@spindle/sdk/domain/catalog/item-details';
import { Conflict } from '../editing/conflict.tsx';
import { FlagBox } from '../editing/flag-box.tsx';
import { useRecordEditor, type SaveEdited } from '../editing/use-record-editor.ts';
import { useAct } from '../providers/write-hooks.ts';
import { idOf } from '../providers/writes/record-ids.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextInput } from '../ui/inputs.tsx';
import {
  detailsData,
  detailsErrors,
  detailsValues,
  readDetails,
  type DetailsValues,
} from './details-form.ts';
import { ItemInput } from './item-inputs.tsx';
import type { ItemRecord } from './store-queries.ts';

interface Props {
  item: ItemRecord;
  onDismiss: () => void;
  onSaved: (item: ItemRecord) => void;
}

/** Edits an item's details, which are saved separately from its form. */
export function DetailsDialog({ item, onDismiss, onSaved }: Props) {
  const [update] = useAct('items', 'updateDetails');
  const editor = useRecordEditor({
    record: item,
    valuesOf: (record) => detailsValues(record ?? item),
    resource: 'items',
    recordIn: ({ CatalogItem }) => CatalogItem,
    onSaved,
  });
  const { saving, outcome } = editor;
  const save: SaveEdited<ItemRecord, DetailsValues> = (against, values) => {
    const { catalogId, catalogItemId, version } = against ?? item;
    const id = idOf(catalogId, catalogItemId);
    return update({ id, data: detailsData(values), meta: { version } }, { returnPromise: true });
  };
  return (
    <FormDialog
      key={editor.round}
      resource="items"
      title={`Details of ${item.title}`}
      start={editor.start}
      changed={editor.changed}
      validate={(values) => detailsErrors(readDetails(values))}
      action="Save details"
      sending={saving}
      rejection={
        outcome?.kind === 'conflict' ? (
          <Conflict
            read={readDetails}
            differencesFrom={(mine) => editor.differencesFrom(mine, outcome.theirs)}
            onTakeTheirs={() => editor.takeTheirs(outcome.theirs)}
            onKeepMine={(mine) => void editor.keepMine(save, mine, outcome.theirs)}
          />
        ) : (
          outcome?.kind === 'refused' && outcome.reason
        )
      }
      onSend={(values) => editor.submit(save, readDetails(values))}
      onDismiss={onDismiss}
    >
      <DetailsFields />
    </FormDialog>
  );
}

const atMost = (name: keyof typeof maxLengths) => ({
  slotProps: { htmlInput: { maxLength: maxLengths[name] } },
});

function DetailsFields() {
  return (
    <>
      <FlagBox source="kit" />
      <TextInput
        source="priceBreaks"
        helperText="Quantity and price per unit, up to five. Example: 10:7.50; 50:6.90"
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        }}
      >
        <TextInput
          source="gtin"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14 } }}
          helperText="The number below the barcode: 8, 12, 13 or 14 digits."
        />
        <TextInput source="bin" {...atMost('bin')} helperText="Example: A-03-2" />
        <TextInput
          source="costPrice"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          helperText="US dollars per unit. Only staff see it."
        />
        <TextInput source="supplier" {...atMost('supplier')} helperText="Only staff see it." />
      </Box>
      <TextInput
        source="expectedAt"
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
        helperText="Shown to customers while the item is out of stock."
      />
      <ItemInput source="replacedBy" label="Replaced by" />
      <TextInput
        source="seoTitle"
        {...atMost('seoTitle')}
        helperText="Leave blank to use the item's title."
      />
      <TextInput
        source="seoDescription"
        multiline
        minRows={2}
        {...atMost('seoDescription')}
        helperText="Leave blank to use the item's description."
      />
    </>
  );
}
