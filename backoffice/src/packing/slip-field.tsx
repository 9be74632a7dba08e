import { Box, Button, TextField } from '@mui/material';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSlipCode, packingAddress } from './packing-address.ts';

/** Takes what a scanner types, or a person. */
export function SlipField() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  // Whoever comes here has the scanner in hand.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const orderId = code.trim().toLowerCase();
    setWrong(!isSlipCode(orderId));
    if (isSlipCode(orderId)) void navigate(packingAddress({ orderId }));
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <TextField
        label="Order on the packing slip"
        size="medium"
        inputRef={field}
        autoComplete="off"
        value={code}
        error={wrong}
        helperText={
          wrong
            ? 'That is no order: it has eight letters and digits, such as 6f0c1f3a.'
            : 'Scan its bar code, or type the eight characters below it.'
        }
        slotProps={{ htmlInput: { maxLength: 40, spellCheck: false, autoCapitalize: 'none' } }}
        sx={{ flex: '1 1 320px', maxWidth: 420 }}
        onChange={({ target }) => {
          setCode(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 56 }}>
        Pack
      </Button>
    </Box>
  );
}
