import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError } from '@spindle/sdk/errors';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { codeText } from '../account-fields.ts';
import { useInvalidForm } from '../use-invalid-form.ts';
import styles from '../sign-in.module.css';

/** Asks for a code. `onSubmit` returns the server's errors. */
export function StepCodeForm({
  label,
  missing,
  invalid,
  busy,
  onSubmit,
}: {
  label: string;
  missing: string;
  /** The dialog's text if the form is submitted empty. */
  invalid?: string;
  busy: boolean;
  onSubmit: (code: string) => Promise<FieldError[]>;
}) {
  const { register, handleSubmit, setError, resetField, setFocus, formState } = useForm({
    resolver: zodResolver(z.object({ code: codeText(missing) })),
    mode: 'onTouched',
    defaultValues: { code: '' },
  });
  const reportInvalid = useInvalidForm(invalid);

  const submit = handleSubmit(async ({ code }) => {
    const [wrong] = await onSubmit(code);
    resetField('code');
    if (wrong) setError('code', { message: wrong.message });
    setFocus('code');
  }, reportInvalid);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={64}
        required
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <Button type="submit" look="strong" wide busy={busy}>
        Submit
      </Button>
    </form>
  );
}
