import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

interface Props {
  label: string;
  /** What to scan or type. */
  hint: string;
  /** Label of the button. */
  action: string;
  maxLength: number;
  /** The screen's only control, sized for gloves. */
  large?: boolean;
  /** Returns an error for the code, or null to accept the code and clear the field. */
  onCode: (code: string) => string | null;
}

/** Accepts a code from a scanner or the keyboard. */
export function ScanField({ label, hint, action, maxLength, large = false, onCode }: Props) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // Users who come here have the scanner in hand.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const amiss = onCode(code.trim());
    setWrong(amiss);
    if (amiss === null) setCode('');
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        label={label}
        {...(large && { size: 'medium' })}
        inputRef={field}
        autoComplete="off"
        value={code}
        error={wrong !== null}
        helperText={wrong ?? hint}
        slotProps={{ htmlInput: { maxLength, spellCheck: false, autoCapitalize: 'none' } }}
        sx={{ flex: large ? '1 1 320px' : '1 1 240px', maxWidth: 420 }}
        onChange={({ target }) => {
          setCode(target.value);
          setWrong(null);
        }}
      />
      <Button
        type="submit"
        variant={large ? 'contained' : 'outlined'}
        sx={{ minHeight: large ? 56 : 40 }}
      >
        {action}
      </Button>
    </Box>
  );
}
