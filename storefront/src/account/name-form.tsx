import { zodResolver } from '@hookform/resolvers/zod';
import { replyOf } from '@spindle/sdk/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { shop } from '../shop/api.ts';
import { humanCheck } from '../shop/human-check.ts';
import { reloadUser, useSession } from '../session/session.ts';
import { useUnsaved } from '../page-parts/use-unsaved.ts';
import { useFormCall } from '../identity/use-form-call.ts';
import { useInvalidForm } from '../identity/use-invalid-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { nameSchema } from './account-schemas.ts';
import { Block } from './block.tsx';
import styles from './account.module.css';

const FIELDS = ['firstName', 'lastName'] as const;

export function NameForm() {
  const client = useQueryClient();
  const { user } = useSession();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(nameSchema),
    mode: 'onTouched',
    defaultValues: { firstName: user?.FirstName ?? '', lastName: user?.LastName ?? '' },
  });
  const { errors, isDirty } = formState;
  useUnsaved(isDirty);
  const change = useFormCall({
    call: async (names: { firstName: string; lastName: string }) => {
      const rct = await humanCheck('NAME_CHANGE');
      return replyOf(shop.POST('/api/user/changeName', { body: { ...names, rct } }));
    },
    fields: FIELDS,
    tellSuccess: true,
    onSuccess: (_, names) => {
      reset(names);
      return reloadUser(client);
    },
  });

  const submit = handleSubmit(async (names) => {
    const wrong = await change.send(names);
    for (const field of FIELDS) {
      const found = wrong.find(({ path }) => path === field);
      if (found) setError(field, { message: found.message }, { shouldFocus: true });
    }
  }, useInvalidForm());

  return (
    <Block title="Name">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          required
          error={errors.lastName?.message}
          {...register('lastName')}
        />
        <Button type="submit" look="strong" busy={change.busy}>
          Change name
        </Button>
      </form>
    </Block>
  );
}
