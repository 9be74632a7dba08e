import { useRef, type SubmitEvent } from 'react';
import { useFormCall } from '../identity/use-form-call.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './account.module.css';

/** Asks for a code and makes a call with it. Does nothing while the field is empty. */
export function FreshCodeForm<Reply extends { Status: string; Reason: string }>({
  label,
  action,
  strong = false,
  recovery = false,
  quiet = false,
  call,
  onSuccess,
}: {
  label: string;
  action: string;
  /** True for the last step of an action. */
  strong?: boolean;
  /** True if a recovery code is also accepted. */
  recovery?: boolean;
  /** True if success is visible without a message. */
  quiet?: boolean;
  call: (authCode: string) => Promise<Reply>;
  onSuccess: (reply: Reply) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    if (field.current) field.current.value = '';
  };
  const { send, busy } = useFormCall({
    call,
    tellSuccess: !quiet,
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
    // Apps show the code in groups, so people often paste it with spaces.
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
      <Button type="submit" look={strong ? 'strong' : 'secondary'} busy={busy}>
        {action}
      </Button>
    </form>
  );
}
