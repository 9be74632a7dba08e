import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useScanner } from '../../scanning/use-scanner.ts';

/** Takes what a scanner types, wherever the focus is, or a person. */
export function PartField({ onPart }: { onPart: (code: string) => void }) {
  const [code, setCode] = useState('');
  // Whoever comes here has the scanner in hand.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useScanner(onPart);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    onPart(code.trim());
    setCode('');
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        label="Part number, ID or title"
        inputRef={field}
        autoComplete="off"
        value={code}
        helperText="Scan it, or type it; the same once more is one unit more."
        slotProps={{ htmlInput: { maxLength: 80, spellCheck: false, autoCapitalize: 'none' } }}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outlined">
        Add
      </Button>
    </Box>
  );
}
