import { recoveryCodeValidity } from '@spindle/sdk/domain/identity/mailed-codes';
import { zodResolver } from '@hookform/resolvers/zod';
import { replyOf } from '@spindle/sdk/errors';
import { useForm } from 'react-hook-form';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordFields } from '../password-fields.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useFormCall } from '../use-form-call.ts';
import { useInvalidForm } from '../use-invalid-form.ts';
import { AnotherCodeButton } from './another-code-button.tsx';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';
import { z } from 'zod';
import { accountFields, codeText } from '../account-fields.ts';

const newPasswordSchema = z.object({
  code: codeText('Recovery code required'),
  password: accountFields.password,
  vpassword: accountFields.vpassword,
});

type NewPassword = z.infer<typeof newPasswordSchema>;

const BLANK: NewPassword = { code: '', password: '', vpassword: '' };

/** Step 2: the emailed code and the new password. */
export function NewPasswordStep({
  email,
  takeFocus,
  onDone,
  onStartAgain,
}: {
  email: string;
  takeFocus: boolean;
  onDone: () => void;
  onStartAgain: () => void;
}) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: 'onTouched',
    defaultValues: BLANK,
  });
  const { errors } = formState;
  const reportInvalid = useInvalidForm();
  const recovery = useFormCall({
    call: async (values: NewPassword) => {
      const rct = await humanCheck('ACCOUNT_RECOVERY');
      const body = { email, ...values, rct };
      return replyOf(shop.POST('/api/user/passwordRecoveryStep2', { body }));
    },
    fields: Object.keys(BLANK),
    onSuccess: onDone,
    onRefused: () => setFocus('code', { shouldSelect: true }),
  });

  const submit = handleSubmit(async (values) => {
    const wrong = await recovery.send(values);
    for (const { path, message } of wrong.toReversed()) {
      if (isField(path)) setError(path, { message }, { shouldFocus: true });
    }
  }, reportInvalid);

  return (
    <section className={styles.form} aria-label="Choose a new password">
      <StepHeading step={2} of={3} takeFocus={takeFocus}>
        Choose a new password
      </StepHeading>
      <p className={`${styles.text} ${steps.step}`}>
        If <strong>{email}</strong> has an account, your code is in our latest email to that
        address. {recoveryCodeValidity}
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {/* Tells password managers whose password this is. */}
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={64}
          required
          error={errors.code?.message}
          {...register('code')}
        />
        <NewPasswordFields
          password={register('password')}
          repeat={register('vpassword')}
          errors={{ password: errors.password?.message, repeat: errors.vpassword?.message }}
          personal={() => [email]}
        />
        <Button type="submit" look="strong" wide busy={recovery.busy}>
          Submit
        </Button>
      </form>
      <div className={steps.actions}>
        <AnotherCodeButton email={email} />
        <Button className={steps.again} look="quiet" onClick={onStartAgain}>
          Start over
        </Button>
      </div>
    </section>
  );
}

function isField(path: string): path is keyof NewPassword {
  return Object.hasOwn(BLANK, path);
}
