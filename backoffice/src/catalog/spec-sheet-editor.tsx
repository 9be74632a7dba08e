import { Alert, Box, Button, Typography } from '@mui/material';
import type { components } from '@spindle/sdk/schema';
import { useEffect, useRef } from 'react';
import { ConflictChoice } from '../editing/conflict-choice.tsx';
import { useCloseUnsaved } from '../ui/unsaved.tsx';
import { SpecSheetRow } from './spec-sheet-row.tsx';
import { emptyRow, sheetText, moved, namesOf } from './spec-sheet-rows.ts';
import { useSpecSheet } from './use-spec-sheet.ts';

interface Props {
  catalogId: string;
  sheet: components['schemas']['SpecSheet'];
  onCancel: () => void;
  onSaved: () => void;
}

/** Which specifications the items of a catalogue have, in which order and unit. */
export function SpecSheetEditor({ catalogId, sheet, onCancel, onSaved }: Props) {
  const editing = useSpecSheet(catalogId, sheet, onSaved);
  const { rows, setRows, theirs, failure, saving } = editing;
  const changed = sheetText(namesOf(rows)) !== sheetText(sheet.names);
  const [cancel, question] = useCloseUnsaved(changed, onCancel);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [rows]);

  return (
    <Box
      component="form"
      aria-label="Spec sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <div>
        <Typography variant="h2">Spec sheet</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The specifications of this catalogue’s items, in the order they are shown. Quantities are
          shown in the unit given here; a facet narrows lists, a column stands in the table.
        </Typography>
      </div>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {theirs && (
        <ConflictChoice
          differences={differences(sheetText(namesOf(rows)), sheetText(theirs.names))}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={editing.keepMine}
        />
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.map((row, place) => (
          <SpecSheetRow
            key={row.key}
            row={row}
            place={place}
            last={place === rows.length - 1}
            wrong={(field) => editing.wrong(place, field)}
            onChange={(next) => setRows(rows.with(place, next))}
            onMove={(by) => {
              const target = place + by;
              const stays = by === -1 ? target > 0 : target < rows.length - 1;
              const button = (by === -1) === stays ? 'up' : 'down';
              focusNext.current = `${row.key}-${button}`;
              setRows(moved(rows, place, by));
            }}
            onRemove={() => {
              const next = rows[place + 1] ?? rows[place - 1];
              focusNext.current = next ? `${next.key}-name` : 'add-spec-name';
              setRows(rows.toSpliced(place, 1));
            }}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          id="add-spec-name"
          variant="outlined"
          disabled={rows.length >= 60}
          onClick={() => {
            const added = emptyRow();
            focusNext.current = `${added.key}-name`;
            setRows([...rows, added]);
          }}
        >
          Add a specification
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" variant="contained" loading={saving}>
          Save
        </Button>
      </Box>
      {question}
    </Box>
  );
}

const differences = (mine: string, theirs: string) =>
  mine === theirs ? [] : [{ label: 'Spec sheet', mine, theirs }];
