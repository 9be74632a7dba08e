import { Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import {
  relationAttribute,
  relationKinds,
  type Relation,
} from '@spindle/sdk/domain/catalog/relations';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { OutcomeNote } from '../../ui/outcome-note.tsx';
import type { AttributeCalls } from '../attribute-calls.ts';
import { foundItemsQuery, type FoundItem } from '../../catalog/found-items-query.ts';

interface Props {
  calls: AttributeCalls;
}

/** Relates another item of the shop: it is searched for, then how it stands to this one is said. */
export function RelatedItems({ calls }: Props) {
  const [sought, setSought] = useState('');
  const [item, setItem] = useState<FoundItem | null>(null);
  const [relation, setRelation] = useState<Relation['relation']>('needs');
  const [reason, setReason] = useState('');
  useUnsaved(item !== null || reason.trim() !== '');
  const { data: found = [], isFetching } = useQuery(foundItemsQuery(sought));
  const add = useAction({
    async mutationFn({ catalogId, catalogItemId }: FoundItem) {
      const form = relationAttribute({ catalogId, catalogItemId, relation, reason });
      const name = `${relation} ${catalogItemId}`.slice(0, 64);
      return calls.save(name, form);
    },
    onSuccess() {
      setItem(null);
      setSought('');
      setReason('');
    },
  });

  return (
    <Box
      component="form"
      aria-label="Related items"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (item !== null) add.mutate(item);
      }}
      sx={{ mb: 4, maxWidth: 960 }}
    >
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Related items
      </Typography>
      <OutcomeNote
        outcome={add.error && { good: false, title: 'It was not related', text: add.error.message }}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '140px minmax(0, 1fr) minmax(0, 1fr) auto' },
          gap: '16px 12px',
          alignItems: 'start',
        }}
      >
        <TextField
          select
          label="Relation"
          size="small"
          value={relation}
          onChange={({ target }) =>
            setRelation(relationKinds.find((kind) => kind === target.value) ?? 'needs')
          }
        >
          {relationKinds.map((kind) => (
            <MenuItem key={kind} value={kind}>
              {kind}
            </MenuItem>
          ))}
        </TextField>
        <Autocomplete
          size="small"
          options={found}
          value={item}
          inputValue={sought}
          loading={isFetching}
          // The shop has filtered them.
          filterOptions={(all) => all}
          isOptionEqualToValue={(one, other) => one.id === other.id}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ title, externalId }) =>
            externalId === null ? title : `${title} (${externalId})`
          }
          onChange={(_, chosen) => setItem(chosen)}
          onInputChange={(_, text) => setSought(text)}
          renderInput={(params) => <TextField {...params} label="Item" />}
        />
        <TextField
          label="Reason"
          size="small"
          value={reason}
          helperText="For customers, such as three-phase, 400 Hz; may stay empty."
          slotProps={{ htmlInput: { maxLength: 200 } }}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={item === null}
          loading={add.isPending}
          sx={{ justifySelf: 'start' }}
        >
          Relate item
        </Button>
      </Box>
    </Box>
  );
}
