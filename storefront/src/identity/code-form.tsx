import { useRef, useEffect, type SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useVerifyCode } from './use-verify-code.ts';
import styles from './sign-in.module.css';

/** The authenticator's code. Nothing happens while the field is empty. */
export function CodeForm({ takeFocus = false }: { takeFocus?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const verify = useVerifyCode(() => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
  });

  useEffect(() => {
    if (takeFocus) field.current?.focus();
  }, [takeFocus]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // Apps show the code in groups, and so it is often pasted.
    const code = field.current?.value.replaceAll(/\s/g, '') ?? '';
    if (code && !verify.isPending) verify.mutate(code);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Authenticator code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={64}
        required
      />
      <Button type="submit" className={styles.submit} wide busy={verify.isPending}>
        Submit
      </Button>
    </form>
  );
}
