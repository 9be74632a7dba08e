import {
  Alert,
  Button,
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
  passkeyInstead,
} from '@spindle/sdk/domain/identity/proof-question';
import { answerProofRequest } from '@spindle/sdk/proof-request';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { userQuery } from '../providers/session.ts';
import { hasPasskeys, proveByCode, proveByPasskey } from './prove.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Asks for an authenticator code or a passkey. Escape and Cancel change nothing. */
export function ProofForm() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const { data: user } = useQuery(userQuery);
  const { mutate, isPending, error } = useAction({
    mutationFn: async (authCode: string | null) => {
      const reply = await (authCode === null ? proveByPasskey() : proveByCode(authCode));
      if (reply?.Status === 'ERROR') throw new Error(reply.Reason);
      return reply !== null;
    },
    onSuccess: (proven) => {
      if (proven) answerProofRequest(true);
    },
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
                inputLabel: { required: true },
              }}
              onChange={(event) => setCode(event.target.value)}
            />
            {user?.Passkeys && hasPasskeys() ? (
              <Button
                onClick={() => {
                  setIncomplete(false);
                  if (!isPending) mutate(null);
                }}
                sx={{ alignSelf: 'flex-start' }}
              >
                {passkeyInstead}
              </Button>
            ) : null}
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
