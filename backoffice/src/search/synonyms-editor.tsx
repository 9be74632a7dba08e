import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { fold } from '@spindle/sdk/domain/search/fold';
import type { components } from '@spindle/sdk/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ConflictChoice } from '../editing/conflict-choice.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { Notice } from '../ui/notice.tsx';
import { SynonymField } from './synonym-field.tsx';
import { rowOf } from './synonym-rows.ts';
import { useSynonyms } from './use-synonyms.ts';

const MOST_GROUPS = 500;
/** What fits on a screen needs no search. */
const MOST_AT_A_GLANCE = 12;

/** The groups of words that mean the same, a line each. */
export function SynonymsEditor({ stored }: { stored: components['schemas']['Synonyms'] }) {
  const editing = useSynonyms(stored);
  const { rows, setRows, theirs, failure, saving, changed, wrong } = editing;
  useUnsaved(changed);
  const [sought, setSought] = useState('');
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [rows]);
  const change = useCallback(
    (key: string, text: string) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, text } : row))),
    [setRows],
  );
  const remove = useCallback(
    (key: string) =>
      setRows((all) => {
        const at = all.findIndex((row) => row.key === key);
        const next = all[at + 1] ?? all[at - 1];
        focusNext.current = next ? `words-${next.key}` : 'add-group';
        return all.toSpliced(at, 1);
      }),
    [setRows],
  );
  const isShown = (text: string) => sought === '' || fold(text).includes(fold(sought.trim()));

  return (
    <Box
      component="form"
      aria-label="Words that mean the same"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editing.save();
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 880 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Whoever searches for one word of a group finds what holds another of it. Two to ten words or
        short phrases a group, with commas between them: VFD, inverter, frequency converter.
      </Typography>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {theirs && (
        <ConflictChoice
          differences={theirs.mine === theirs.theirs ? [] : [{ label: 'Groups', ...theirs }]}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={editing.keepMine}
        />
      )}
      {rows.length > MOST_AT_A_GLANCE && (
        <TextField
          type="search"
          label="Find a word"
          size="small"
          sx={{ maxWidth: 360 }}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {rows.length === 0 && (
        <Notice title="No words mean the same yet">
          Add a group for what customers call by other names than the shop does.
        </Notice>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {rows.map(
          (row, place) =>
            isShown(row.text) && (
              <SynonymField
                key={row.key}
                row={row}
                place={place}
                wrong={wrong(row)}
                onChange={change}
                onRemove={remove}
              />
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          id="add-group"
          variant="outlined"
          disabled={rows.length >= MOST_GROUPS}
          onClick={() => {
            const added = rowOf([]);
            focusNext.current = `words-${added.key}`;
            setSought('');
            setRows([...rows, added]);
          }}
        >
          Add a group
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button type="submit" variant="contained" loading={saving} disabled={!changed}>
          Save
        </Button>
      </Box>
    </Box>
  );
}
