import {
  Alert,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState, type SubmitEvent } from 'react';
import { useCreate } from '../providers/write-hooks.ts';
import { firstRights, lackOf, sentRights } from './rights.ts';
import { RightsFields } from './rights-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useChanged, useCloseUnsaved } from '../ui/unsaved.tsx';

const lives = [
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: 'One year' },
] as const;

interface Props {
  onMade: (token: string) => void;
  onCancel: () => void;
}

export function TokenForm({ onMade, onCancel }: Props) {
  const id = useId();
  const [name, setName] = useState('');
  const [rights, setRights] = useState(firstRights);
  const [days, setDays] = useState(90);
  const [touched, setTouched] = useState(false);
  const [nameLeft, setNameLeft] = useState(false);
  const [cancel, question] = useCloseUnsaved(useChanged({ name, rights, days }), onCancel);
  const short = name.trim().length < 2;
  const unnamed = short && (touched || nameLeft);
  const [create, { isPending, error }] = useCreate('tokens', {
    onSuccess: ({ secret }) => onMade(secret),
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setTouched(true);
    if (short || lackOf(rights) !== null) return;
    create({ data: { name: name.trim(), ...sentRights(rights), days } });
  }

  return (
    <Dialog open onClose={cancel} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          New API token
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {error ? <Alert severity="error">{error.message}</Alert> : null}
            <TextField
              label="What is it for?"
              value={name}
              required
              error={unnamed}
              helperText={unnamed ? 'Say in a word or two what it is for.' : ' '}
              slotProps={{ htmlInput: { maxLength: 80, ref: focusNode } }}
              onBlur={() => setNameLeft(true)}
              onChange={(event) => setName(event.target.value)}
            />
            <RightsFields rights={rights} touched={touched} onChange={setRights} />
            <TextField
              select
              label="Expires after"
              value={days}
              onChange={({ target }) => setDays(Number(target.value))}
            >
              {lives.map((life) => (
                <MenuItem key={life.days} value={life.days}>
                  {life.name}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Make token
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}

function focusNode(node: HTMLInputElement | null): void {
  node?.focus();
}
