import { useRef, useEffect, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useVerifyCode } from './use-verify-code.ts';
import styles from './sign-in.module.css';

/**
 * Asks for the authenticator's code or, with `recovery`, a recovery code. Does nothing while the
 * field is empty.
 */
export function CodeForm({
  takeFocus = false,
  recovery = false,
  onRecoveryCodes,
}: {
  takeFocus?: boolean;
  recovery?: boolean;
  /** Called if the code has enrolled an authenticator, with codes to save before continuing. */
  onRecoveryCodes?: (codes: string[]) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode({
    onRefused: () => {
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
    },
    onRecoveryCodes,
  });

  useEffect(() => {
    if (takeFocus) field.current?.focus();
  }, [takeFocus]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Apps show the code in groups, so people often paste it with spaces.
    const code = field.current?.value.replaceAll(/\s/g, '') ?? '';
    if (code && !verify.isPending) verify.mutate(code);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Authenticator code"
        name="code"
        hint={recovery ? 'Lost your phone? Enter one of your recovery codes instead.' : undefined}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" look="strong" wide busy={verify.isPending}>
        Submit
      </Button>
    </form>
  );
}
