import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../session/session.ts';
import { useInvalidForm } from '../identity/use-invalid-form.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BLANK, customerSchema, visitorSchema, type ContactFields } from './contact-schema.ts';
import { clearDraft, saveDraft, readDraft } from './ticket-draft.ts';
import { useSendTicket } from './use-send-ticket.ts';
import styles from './support.module.css';

/** The first step. Signed-in users write under the name and email address of their account. */
export function ContactForm({
  user,
  takeFocus,
  onSent,
}: {
  user: User | null;
  takeFocus: boolean;
  onSent: (reason: string) => void;
}) {
  const customer = user?.MFA === true ? user : null;
  const who = user?.Email ?? null;
  const { register, handleSubmit, setError, setFocus, subscribe, formState } = useForm({
    resolver: zodResolver(customer ? customerSchema : visitorSchema),
    mode: 'onTouched',
    defaultValues: readDraft(who) ?? { ...BLANK, email: who ?? '' },
  });
  const { errors } = formState;
  const reportInvalid = useInvalidForm();
  const { send, busy } = useSendTicket((reason) => {
    clearDraft();
    onSent(reason);
  });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(who, values),
      }),
    [subscribe, who],
  );
  useEffect(() => {
    if (takeFocus) setFocus(customer ? 'issue' : 'name');
  }, [takeFocus, setFocus, customer]);

  const submit = handleSubmit(async ({ name, email, issue, message }) => {
    const wrong = await send({ ...(!customer && { name, email }), issue, message });
    for (const { path, message: text } of wrong.toReversed()) {
      if (isField(path)) setError(path, { message: text }, { shouldFocus: true });
    }
  }, reportInvalid);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {customer ? (
        <TextField
          label="Name"
          readOnly
          value={`${customer.FirstName} ${customer.LastName}`}
          hint={`From your account. We'll reply to ${customer.Email}.`}
        />
      ) : (
        <>
          <TextField
            label="Name (optional)"
            autoComplete="name"
            maxLength={200}
            {...register('name')}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            error={errors.email?.message}
            {...register('email')}
          />
        </>
      )}
      <TextField
        label="Issue"
        maxLength={200}
        required
        error={errors.issue?.message}
        {...register('issue')}
      />
      <TextArea
        label="Message"
        maxLength={10_000}
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <Button type="submit" look="strong" busy={busy}>
        Send Message
      </Button>
    </form>
  );
}

function isField(path: string): path is keyof ContactFields {
  return Object.hasOwn(BLANK, path);
}
