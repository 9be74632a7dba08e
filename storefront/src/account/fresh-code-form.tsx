import { useRef, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useAccountCall } from './use-account-call.ts';
import styles from './account.module.css';

/** Asks for a code and makes one call with it; nothing happens while the field is empty. */
export function FreshCodeForm<Reply extends { Status: string; Reason: string }>({
  label,
  action,
  recovery = false,
  quiet = false,
  call,
  onSuccess,
}: {
  label: string;
  action: string;
  /** A recovery code is as good. */
  recovery?: boolean;
  quiet?: boolean;
  call: (authCode: string) => Promise<Reply>;
  onSuccess: (reply: Reply) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const { send, busy } = useAccountCall({
    call,
    quiet,
    onSuccess: (reply) => {
      clear();
      onSuccess(reply);
    },
    onRefused: () => {
      clear();
      field.current?.focus();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Apps show the code in groups, and so it is often pasted.
    const code = field.current?.value.replaceAll(/\s/g, '') ?? '';
    if (code) void send(code);
    else field.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={label}
        hint={recovery ? 'Lost your phone? Enter one of your recovery codes instead.' : undefined}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
