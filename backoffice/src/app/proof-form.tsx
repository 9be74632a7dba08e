import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import {
  confirmItIsYou,
  enterCodeNow,
  sixDigits,
  sixDigitsOf,
} from '@spindle/sdk/domain/identity/proof-question';
import { replyOf } from '@spindle/sdk/errors';
import { answerProofRequest } from '@spindle/sdk/proof-request';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { shop } from '../providers/shop.ts';

/** Asks for a code of the authenticator. */
export function ProofForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (authCode: string) => {
      const reply = await replyOf(shop.POST('/api/user/proof', { body: { authCode } }));
      if (reply.Status !== 'SUCCESS') throw new Error(reply.Reason);
    },
    onSuccess: () => answerProofRequest(true),
    onError: () => {
      setCode('');
      field.current?.focus();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const digits = sixDigitsOf(code);
    setIncomplete(digits === null);
    if (digits === null) field.current?.focus();
    else if (!isPending) mutate(digits);
  }

  return (
    <Dialog
      open
      onClose={() => answerProofRequest(false)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`} component="h2">
          {confirmItIsYou}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <div id={`${id}-text`}>{enterCodeNow}</div>
            {error && !incomplete ? <Alert severity="error">{error.message}</Alert> : null}
            <TextField
              label="Authenticator code"
              value={code}
              required
              error={incomplete}
              helperText={incomplete ? sixDigits : ' '}
              inputRef={(node: HTMLInputElement | null) => {
                if (field.current === null) node?.focus();
                field.current = node;
              }}
              slotProps={{
                htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 16 },
              }}
              onChange={(event) => setCode(event.target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => answerProofRequest(false)}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            Confirm
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
