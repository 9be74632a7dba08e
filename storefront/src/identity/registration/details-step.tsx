import { zodResolver } from '@hookform/resolvers/zod';
import { replyOf } from '@spindle/sdk/errors';
import { useForm } from 'react-hook-form';
import { useUnsaved } from '../../page-parts/use-unsaved.ts';
import { shop } from '../../shop/api.ts';
import { humanCheck } from '../../shop/human-check.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordFields } from '../password-fields.tsx';
import { StepHeading } from '../step-heading.tsx';
import { useFormCall } from '../use-form-call.ts';
import { useInvalidForm } from '../use-invalid-form.ts';
import { detailsSchema, type Details } from './details-schema.ts';
import type { Registration } from './queries.ts';
import styles from '../sign-in.module.css';
import steps from '../steps.module.css';

const BLANK: Details = { email: '', password: '', vpassword: '', firstName: '', lastName: '' };

/** Step 1: the person's details and the password. */
export function DetailsStep({
  takeFocus,
  onDone,
}: {
  takeFocus: boolean;
  onDone: (next: Registration) => void;
}) {
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: zodResolver(detailsSchema),
    mode: 'onTouched',
    defaultValues: BLANK,
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const reportInvalid = useInvalidForm();
  const details = useFormCall({
    call: sendDetails,
    fields: Object.keys(BLANK),
    onSuccess: ({ OTP }, { email }) =>
      onDone({ Step: 2, Email: email, OTP: OTP ?? null, ResendSeconds: 0 }),
  });

  const submit = handleSubmit(async (input) => {
    const wrong = await details.send(input);
    for (const { path, message } of wrong.toReversed()) {
      if (isField(path)) setError(path, { message }, { shouldFocus: true });
    }
  }, reportInvalid);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <StepHeading step={1} of={4} takeFocus={takeFocus}>
        Create New Account
      </StepHeading>
      <p className={styles.text}>
        You need an authenticator app on your phone or computer to sign in. You'll set it up in the
        next step.
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <NewPasswordFields
        password={register('password')}
        repeat={register('vpassword')}
        errors={{ password: errors.password?.message, repeat: errors.vpassword?.message }}
        personal={() => getValues(['email', 'firstName', 'lastName'])}
      />
      <div className={steps.pair}>
        <TextField
          label="First Name"
          autoComplete="given-name"
          maxLength={100}
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last Name"
          autoComplete="family-name"
          maxLength={100}
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <Button type="submit" look="strong" wide busy={details.busy}>
        Register
      </Button>
      <p className={styles.links}>
        <Link to="/ui/signin">I already have an account</Link>
      </p>
    </form>
  );
}

async function sendDetails(input: Details) {
  const rct = await humanCheck('ACCOUNT_REGISTER');
  return replyOf(shop.POST('/api/user/registration', { body: { ...input, rct } }));
}

function isField(path: string): path is keyof Details {
  return Object.hasOwn(BLANK, path);
}
