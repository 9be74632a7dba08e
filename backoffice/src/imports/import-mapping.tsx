import { Box, Button, MenuItem, TextField } from '@mui/material';
import { fieldsFor, isImportField } from '@spindle/sdk/domain/imports/mapping';
import { useState } from 'react';
import { useUpdate } from '../providers/write-hooks.ts';
import { OutcomeNote } from '../ui/outcome-note.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { Import, ImportMapping as Mapping } from './import-query.ts';

interface Props {
  imported: Import;
  onMapped: () => void;
}

const fieldOf = (mapping: Mapping, column: string): string =>
  mapping.find((one) => one.column === column)?.field ?? '';

/** Lets staff say what each column of an unknown table contains. */
export function ImportMapping({ imported, onMapped }: Props) {
  const { id, kind, columns, mapping: proposed } = imported;
  const [mapping, setMapping] = useState<Mapping>(proposed);
  const [update, { error, isPending }] = useUpdate('imports', { onSuccess: onMapped });
  const isChanged = columns.some(
    (column) => fieldOf(mapping, column) !== fieldOf(proposed, column),
  );
  useUnsaved(isChanged && !isPending);
  const choose = (column: string, field: string) => {
    const others = mapping.filter((one) => one.column !== column);
    setMapping(isImportField(field) ? [...others, { column, field }] : others);
  };
  return (
    <Box component="section" aria-label="Columns" sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
      <div>Choose what each column contains. Columns without a choice are ignored.</div>
      {columns
        .filter((column) => column !== '')
        .map((column) => (
          <TextField
            key={column}
            select
            size="small"
            label={column}
            value={fieldOf(mapping, column)}
            onChange={({ target }) => choose(column, target.value)}
            slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          >
            <MenuItem value="">Ignored</MenuItem>
            {fieldsFor(kind).map((field) => (
              <MenuItem key={field} value={field}>
                {field}
              </MenuItem>
            ))}
          </TextField>
        ))}
      {error && (
        <OutcomeNote
          outcome={{ good: false, title: "Couldn't map the columns", text: error.message }}
        />
      )}
      <div>
        <Button
          variant="contained"
          loading={isPending}
          disabled={mapping.length === 0}
          onClick={() => update({ id, data: { mapping } })}
        >
          Read with these columns
        </Button>
      </div>
    </Box>
  );
}
