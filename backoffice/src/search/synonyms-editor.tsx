import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { fold } from '@spindle/sdk/domain/search/fold';
import type { components } from '@spindle/sdk/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { ConflictChoice } from '../editing/conflict-choice.tsx';
import { useShowErrors } from '../editing/use-show-errors.ts';
import { Notice } from '../ui/notice.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { SynonymField } from './synonym-field.tsx';
import { groupsOf, onlyIn, type SynonymValues } from './synonym-groups.ts';
import { useSynonyms } from './use-synonyms.ts';

const MAX_GROUPS = 500;
/** Fewer groups fit on a screen without a search field. */
const MAX_AT_A_GLANCE = 12;

/** Edits the groups of synonyms, one per line. */
export function SynonymsEditor({ stored }: { stored: components['schemas']['Synonyms'] }) {
  const editing = useSynonyms(stored);
  return (
    <Box role="form" aria-label="Synonyms">
      <Form
        record={editing.start}
        disableInvalidFormNotification
        noValidate
        onSubmit={(values: SynonymValues) => editing.save(values)}
      >
        <Groups editing={editing} />
      </Form>
    </Box>
  );
}

function Groups({ editing }: { editing: ReturnType<typeof useSynonyms> }) {
  const { base, theirs, failure, saving } = editing;
  const { getValues, setFocus } = useFormContext<SynonymValues>();
  const { fields, append, remove } = useFieldArray<SynonymValues>({ name: 'groups' });
  const typed = useWatch<SynonymValues, 'groups'>({ name: 'groups' }) ?? [];
  const mine = groupsOf({ groups: typed });
  const changed = JSON.stringify(mine) !== JSON.stringify(base.groups);
  useUnsaved(changed);
  const showErrors = useShowErrors();
  const [searchText, setSought] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const removed = useRef<number | null>(null);
  const takeAway = useCallback(
    (place: number) => {
      removed.current = place;
      remove(place);
    },
    [remove],
  );
  useEffect(() => {
    if (removed.current === null) return;
    const place = Math.min(removed.current, fields.length - 1);
    removed.current = null;
    if (place < 0) button.current?.focus();
    else setFocus(`groups.${place}.text`);
  }, [fields, setFocus]);
  const isVisible = (text: string) =>
    searchText === '' || fold(text).includes(fold(searchText.trim()));

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A search for any word in a group finds items with the other words. Enter 2 to 10 words or
        short phrases, separated by commas. Example: VFD, inverter, frequency converter
      </Typography>
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {theirs && (
        <ConflictChoice
          differences={differencesOf(mine, theirs.groups)}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={() => void editing.keepMine(getValues()).then(showErrors)}
        />
      )}
      {fields.length > MAX_AT_A_GLANCE && (
        <TextField
          type="search"
          label="Find a word"
          size="small"
          sx={{ maxWidth: 360 }}
          value={searchText}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      {fields.length === 0 && (
        <Notice title="No synonyms yet">
          Add a group for terms your customers use that differ from yours.
        </Notice>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {fields.map(({ id }, place) => {
          const text = typed[place]?.text ?? '';
          return (
            isVisible(text) && (
              <SynonymField key={id} place={place} text={text} onRemove={takeAway} />
            )
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={button}
          variant="outlined"
          disabled={fields.length >= MAX_GROUPS}
          onClick={() => {
            setSought('');
            append({ text: '' });
          }}
        >
          Add group
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button type="submit" variant="contained" loading={saving} disabled={!changed}>
          Save
        </Button>
      </Box>
    </Box>
  );
}

function differencesOf(mine: readonly string[][], theirs: readonly string[][]) {
  const [own, others] = [onlyIn(mine, theirs), onlyIn(theirs, mine)];
  return own === others ? [] : [{ label: 'Groups', mine: own, theirs: others }];
}
