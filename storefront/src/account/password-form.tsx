import { zodResolver } from '@hookform/resolvers/zod';
import { replyOf } from '@spindle/sdk/errors';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { shop } from '../shop/api.ts';
import { useSession } from '../session/session.ts';
import { NewPasswordFields } from '../identity/password-fields.tsx';
import { useUnsaved } from '../page-parts/use-unsaved.ts';
import { useFormCall } from '../identity/use-form-call.ts';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { TextField } from '../ui/text-field.tsx';
import { passwordSchema } from './account-schemas.ts';
import { Block } from './block.tsx';
import styles from './account.module.css';

const FIELDS = ['oldPassword', 'password', 'vpassword'] as const;
const BLANK = { oldPassword: '', password: '', vpassword: '' };
const INVALID = {
  kind: 'warn',
  title: 'Error In Password Change Form',
  message:
    'Please correct any mistakes or blank fields and try again. If the problem persists, contact support or ask in our chat community.',
} as const;

export function PasswordForm() {
  const [changes, setChanges] = useState(0);
  const dialog = useDialog();
  const { user } = useSession();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(passwordSchema),
    mode: 'onTouched',
    defaultValues: BLANK,
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const change = useFormCall({
    call: (input: typeof BLANK) => replyOf(shop.POST('/api/user/changePassword', { body: input })),
    fields: FIELDS,
    tellSuccess: true,
    onSuccess: () => {
      reset();
      setChanges((count) => count + 1);
    },
  });

  const submit = handleSubmit(
    async (input) => {
      const wrong = await change.send(input);
      for (const field of FIELDS.toReversed()) {
        const found = wrong.find(({ path }) => path === field);
        if (found) setError(field, { message: found.message }, { shouldFocus: true });
      }
    },
    async () => {
      await dialog.open(INVALID);
    },
  );

  return (
    <Block title="Password">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          error={errors.oldPassword?.message}
          {...register('oldPassword')}
        />
        {/* Remounted after each change, so that nothing of the password stays in memory. */}
        <NewPasswordFields
          key={changes}
          password={register('password')}
          repeat={register('vpassword')}
          errors={{ password: errors.password?.message, repeat: errors.vpassword?.message }}
          labels={{ password: 'New password', repeat: 'Repeat new password' }}
          personal={() => [user?.FirstName ?? '', user?.LastName ?? '', user?.Email ?? '']}
        />
        <Button type="submit" look="strong" busy={change.busy}>
          Change password
        </Button>
      </form>
    </Block>
  );
}
