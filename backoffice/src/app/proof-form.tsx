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
import { replyOf } from '@spindle/sdk/errors';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { answerProofRequest } from '../providers/proof-request.ts';
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
    // Apps show the code in groups, and so it is often pasted.
    const digits = code.replaceAll(/\s/g, '');
    const complete = /^\d{6}$/.test(digits);
    setIncomplete(!complete);
    if (complete && !isPending) mutate(digits);
    if (!complete) field.current?.focus();
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
          Confirm that it is you
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <div id={`${id}-text`}>
              Being signed in is not enough for this. Enter the code that your authenticator shows
              now.
            </div>
            {error && !incomplete ? <Alert severity="error">{error.message}</Alert> : null}
            <TextField
              label="Authenticator code"
              value={code}
              required
              error={incomplete}
              helperText={incomplete ? 'Enter the six digits of your authenticator.' : ' '}
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
