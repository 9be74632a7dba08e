import { Alert, Box, Button, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useEffect, useRef } from 'react';
import { Form } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ConflictChoice } from '../editing/conflict-choice.tsx';
import { useShowErrors } from '../editing/use-show-errors.ts';
import { useCloseUnsaved } from '../ui/unsaved.tsx';
import { SpecSheetRow } from './spec-sheet-row.tsx';
import { emptyRow, namesOf, sheetText, type SheetValues } from './spec-sheet-rows.ts';
import { useSpecSheet } from './use-spec-sheet.ts';

interface Props {
  catalogId: string;
  sheet: components['schemas']['SpecSheet'];
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits a catalog's specifications, their order and their units. */
export function SpecSheetEditor({ catalogId, sheet, onCancel, onSaved }: Props) {
  const editing = useSpecSheet(catalogId, sheet, onSaved);
  const { version, names } = editing.start;
  return (
    <Box role="form" aria-label="Spec sheet">
      <Form<SheetValues>
        record={{ version, names: names.map((name) => ({ ...emptyRow, ...name })) }}
        disableInvalidFormNotification
        noValidate
        onSubmit={({ names: rows }: Partial<SheetValues>) => editing.save(namesOf(rows))}
      >
        <Fields {...{ editing, sheet, onCancel }} />
      </Form>
    </Box>
  );
}

interface FieldsProps extends Pick<Props, 'sheet' | 'onCancel'> {
  editing: ReturnType<typeof useSpecSheet>;
}

function Fields({ editing, sheet, onCancel }: FieldsProps) {
  const { failure, saving } = editing;
  const { control } = useFormContext<SheetValues>();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'names' });
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [fields]);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2">Spec sheet</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Specifications for items in this catalog, in display order. Quantities use the unit
          entered here. Specifications can appear as filters and table columns.
        </Typography>
      </div>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Theirs editing={editing} />
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {fields.map(({ id }, place) => (
          <SpecSheetRow
            key={id}
            id={id}
            place={place}
            last={place === fields.length - 1}
            onMove={(by) => {
              const target = place + by;
              const stays = by === -1 ? target > 0 : target < fields.length - 1;
              const button = (by === -1) === stays ? 'up' : 'down';
              focusNext.current = `${id}-${button}`;
              move(place, target);
            }}
            onRemove={() => {
              const next = fields[place + 1] ?? fields[place - 1];
              focusNext.current = next ? `${next.id}-name` : 'add-spec-name';
              remove(place);
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          id="add-spec-name"
          variant="outlined"
          disabled={fields.length >= 60}
          onClick={() => append(emptyRow)}
        >
          Add specification
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Cancel {...{ sheet, onCancel }} />
        <Button type="submit" variant="contained" loading={saving}>
          Save
        </Button>
      </Box>
    </Box>
  );
}

function Theirs({ editing: { theirs, takeTheirs, save } }: Pick<FieldsProps, 'editing'>) {
  const mine = useNames();
  const showErrors = useShowErrors();
  if (theirs === undefined) return null;
  return (
    <ConflictChoice
      differences={differences(sheetText(mine), sheetText(theirs.names))}
      onTakeTheirs={() => takeTheirs(theirs)}
      onKeepMine={() => void save(mine, theirs.version).then(showErrors)}
    />
  );
}

function Cancel({ sheet, onCancel }: Pick<Props, 'sheet' | 'onCancel'>) {
  const changed = sheetText(useNames()) !== sheetText(sheet.names);
  const [cancel, question] = useCloseUnsaved(changed, onCancel);
  return (
    <>
      <Button onClick={cancel}>Cancel</Button>
      {question}
    </>
  );
}

function useNames() {
  const { control } = useFormContext<SheetValues>();
  return namesOf(useWatch({ control, name: 'names' }));
}

const differences = (mine: string, theirs: string) =>
  mine === theirs ? [] : [{ label: 'Spec sheet', mine, theirs }];
