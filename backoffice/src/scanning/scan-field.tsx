import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';

interface Props {
  label: string;
  /** What to scan or to type. */
  hint: string;
  /** The button's word. */
  action: string;
  maxLength: number;
  /** The one thing on the screen: sized for gloves. */
  large?: boolean;
  /** Answers what is wrong with it; null: it is taken, and the field is empty for the next. */
  onCode: (code: string) => string | null;
}

/** Takes what a scanner types into it, or a person. */
export function ScanField({ label, hint, action, maxLength, large = false, onCode }: Props) {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  // Whoever comes here has the scanner in hand.
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
