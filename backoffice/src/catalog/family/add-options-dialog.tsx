import { Box, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useNotify } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useAct } from '../../providers/write-hooks.ts';
import { idOf } from '../../providers/writes/record-ids.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { textOf, type FormValues } from '../../ui/form-values.ts';
import { plainDollars } from '../../ui/format.ts';
import { TextInput } from '../../ui/inputs.tsx';
import { inventory, price } from '../field-rules.ts';
import type { ItemRecord } from '../store-queries.ts';
import {
  combinationsOf,
  copiesOf,
  MAX_COPIES,
  rowFields,
  selectedOptions,
  type Combination,
} from './combinations.ts';

interface Props {
  item: ItemRecord;
  /** The item's family, if it has one. */
  family: components['schemas']['Family'] | undefined;
  onDismiss: () => void;
}

/** Copies an item once per combination of typed option values, with its own figures. */
export function AddOptionsDialog({ item, family, onDismiss }: Props) {
  const notify = useNotify();
  const [add, { error, isPending }] = useAct('families', 'addOptions', {
    onSuccess({ catalogItemIds: { length } }) {
      notify(length === 1 ? '1 item created.' : `${length} items created.`, { type: 'success' });
      onDismiss();
    },
  });
  const start = { title: family?.title ?? item.title };
  return (
    <FormDialog
      resource="families"
      title={`Options of ${item.title}`}
      about="Each combination becomes a copy of this item with its text, picture and specifications."
      start={start}
      action={(values) => {
        const { length } = rowsOf({ item, family }, values);
        return length === 1 ? 'Create 1 item' : `Create ${length} items`;
      }}
      disabled={(values) => {
        const { length } = rowsOf({ item, family }, values);
        return length === 0 || length > MAX_COPIES;
      }}
      sending={isPending}
      rejection={error?.message}
      onSend={(values) => {
        const title = textOf(values['title']);
        const copies = copiesOf(item, rowsOf({ item, family }, values), { title, values });
        const data = { title, options: optionsOf({ item, family }, values), copies };
        add({ id: idOf(item.catalogId, item.catalogItemId), data });
      }}
      onDismiss={onDismiss}
    >
      <TextInput source="title" label="Family title" isRequired helperText={false} />
      {family ? null : <OptionBoxes item={item} />}
      <Rows item={item} family={family} />
    </FormDialog>
  );
}

type Subject = Pick<Props, 'item' | 'family'>;

const optionsOf = ({ item, family }: Subject, values: FormValues): string[] =>
  family?.options ?? selectedOptions(item, values);

function rowsOf(subject: Subject, values: FormValues): Combination[] {
  const { item, family } = subject;
  const options = optionsOf(subject, values);
  const own = options.map((option) => item.specs.find(({ name }) => name === option)?.value ?? '');
  const existing = family?.members.map((member) => member.values) ?? [own];
  return combinationsOf(
    options.map((_, at) => values[`values ${at}`]),
    existing,
  );
}

function OptionBoxes({ item }: { item: ItemRecord }) {
  if (item.specs.length === 0) {
    return (
      <Typography>
        First, add the specifications that will vary, such as Length, to this item.
      </Typography>
    );
  }
  return (
    <FormGroup role="group" aria-label="Options" row>
      {item.specs.map(({ name }, at) => (
        <OptionBox key={name} name={name} source={`option ${at}`} item={item} />
      ))}
    </FormGroup>
  );
}

function OptionBox({ name, source, item }: { name: string; source: string; item: ItemRecord }) {
  const { field } = useController({ name: source, defaultValue: false });
  const isFull = selectedOptions(item, useWatch()).length >= 3 && field.value !== true;
  return (
    <FormControlLabel
      label={name}
      disabled={isFull}
      control={
        <Checkbox
          size="small"
          checked={field.value === true}
          onChange={(_, checked) => field.onChange(checked)}
        />
      }
    />
  );
}

/** Shows a field for the values of each option, and a row of figures per new item. */
function Rows(subject: Subject) {
  const values = useWatch();
  const options = optionsOf(subject, values);
  const rows = rowsOf(subject, values);
  return (
    <>
      {options.map((option, at) => (
        <TextInput
          key={option}
          source={`values ${at}`}
          label={`${option} values`}
          isRequired
          helperText="Separate values with semicolons. Example: 500 mm; 1000 mm"
        />
      ))}
      {rows.length > MAX_COPIES ? (
        <Typography role="alert">{`Add at most ${MAX_COPIES} items at a time.`}</Typography>
      ) : (
        rows.map((row) => <Row key={row.key} row={row} item={subject.item} />)
      )}
    </>
  );
}

function Row({ row, item }: { row: Combination; item: ItemRecord }) {
  const fields = rowFields(row);
  const name = row.values.join(', ');
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: '1fr 1fr', sm: '1.2fr 1fr 1fr 1.4fr' },
      }}
    >
      <Typography sx={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>{name}</Typography>
      <TextInput
        source={fields.price}
        label="Price"
        defaultValue={plainDollars(item.price)}
        validate={price}
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextInput
        source={fields.inventory}
        label="Inventory"
        defaultValue="0"
        validate={inventory}
        helperText={false}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput
        source={fields.externalId}
        label="Part number"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </Box>
  );
}
