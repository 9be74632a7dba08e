import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountFields } from '../account-fields.ts';
import { StepHeading } from '../step-heading.tsx';
import { useFormCall } from '../use-form-call.ts';
import { useInvalidForm } from '../use-invalid-form.ts';
import { requestRecovery } from './request-recovery.ts';
import styles from '../sign-in.module.css';

const schema = z.object({ email: accountFields.email });

/** Step 1: the email address. People who already have a code can skip this. */
export function EmailStep({
  takeFocus,
  onDone,
}: {
  takeFocus: boolean;
  onDone: (email: string) => void;
}) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const reportInvalid = useInvalidForm();
  const recovery = useFormCall({
    call: requestRecovery,
    fields: ['email'],
    onSuccess: (_, email) => onDone(email),
  });

  const submit = handleSubmit(async ({ email }) => {
    const [wrong] = await recovery.send(email);
    if (wrong) setError('email', { message: wrong.message }, { shouldFocus: true });
  }, reportInvalid);
  const continueWithCode = handleSubmit(({ email }) => onDone(email), reportInvalid);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading step={1} of={3} takeFocus={takeFocus}>
        Recover your password
      </StepHeading>
      <p className={styles.text}>Enter your account's email address. We'll send you a code.</p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" look="strong" wide busy={recovery.busy}>
        Submit
      </Button>
      <Button wide onClick={() => void continueWithCode()}>
        I have a code
      </Button>
      <p className={styles.links}>
        <Link to="/ui/signin">Back to sign-in</Link>
      </p>
    </form>
  );
}
