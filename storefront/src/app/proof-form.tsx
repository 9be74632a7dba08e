import {
  confirmItIsYou,
  enterCodeNow,
  sixDigits,
  sixDigitsOf,
  passkeyInstead,
} from '@spindle/sdk/domain/identity/proof-question';
import { answerProofRequest } from '@spindle/sdk/proof-request';
import { useAction } from '@spindle/sdk/react/use-intent';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { AlertLine } from '../ui/alert-line.tsx';
import { Button } from '../ui/button.tsx';
import styles from '../ui/dialog/dialog.module.css';
import { TextField } from '../ui/text-field.tsx';
import { hasPasskeys } from '../identity/passkeys/ask-device.ts';
import { proveByCode, proveByPasskey } from '../identity/passkeys/prove.ts';
import { useSession } from '../session/session.ts';
import fields from './proof.module.css';

/** Asks for an authenticator code or a passkey. Escape and Cancel change nothing. */
export function ProofForm() {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [incomplete, setIncomplete] = useState(false);
  const { user } = useSession();
  const { mutate, isPending, error } = useAction({
    networkMode: 'always',
    mutationFn: async (authCode: string | null) => {
      const reply = await (authCode === null ? proveByPasskey() : proveByCode(authCode));
      if (reply?.Status === 'ERROR') throw new Error(reply.Reason);
      return reply !== null;
    },
    onSuccess: (proven) => {
      if (proven) answerProofRequest(true);
    },
    onError: () => {
      if (field.current === null) return;
      field.current.value = '';
      field.current.focus();
    },
  });

  useEffect(() => {
    const returnTo = document.activeElement;
    const dialog = panel.current;
    dialog?.showModal();
    field.current?.focus();
    return () => {
      dialog?.close();
      if (returnTo instanceof HTMLElement && returnTo.isConnected) returnTo.focus();
    };
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const digits = sixDigitsOf(field.current?.value ?? '');
    setIncomplete(digits === null);
    if (digits === null) field.current?.focus();
    else if (!isPending) mutate(digits);
  }

  return (
    <dialog
      ref={panel}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        answerProofRequest(false);
      }}
    >
      <form noValidate onSubmit={submit}>
        <h2 className={styles.title} id={`${id}-title`}>
          {confirmItIsYou}
        </h2>
        <p className={styles.message} id={`${id}-message`}>
          {enterCodeNow}
        </p>
        <div className={fields.code}>
          {error && !incomplete ? <AlertLine>{error.message}</AlertLine> : null}
          <TextField
            ref={field}
            label="Authenticator code"
            error={incomplete ? sixDigits : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            required
          />
        </div>
        {user?.Passkeys && hasPasskeys() ? (
          <Button
            look="quiet"
            onClick={() => {
              setIncomplete(false);
              if (!isPending) mutate(null);
            }}
          >
            {passkeyInstead}
          </Button>
        ) : null}
        <div className={styles.buttons}>
          <Button onClick={() => answerProofRequest(false)}>Cancel</Button>
          <Button type="submit" look="strong" busy={isPending}>
            Confirm
          </Button>
        </div>
      </form>
    </dialog>
  );
}
