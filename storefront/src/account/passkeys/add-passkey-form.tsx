import { asJson } from '@spindle/sdk/client';
import { DEFAULT_PASSKEY_NAME } from '@spindle/sdk/domain/identity/passkeys';
import { replyOf } from '@spindle/sdk/errors';
import { useRef, type SubmitEvent } from 'react';
import { shop } from '../../shop/api.ts';
import { createPasskey } from '../../identity/passkeys/ask-device.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from '../account.module.css';
import { usePasskeyCall } from './use-passkey-call.ts';

/** Creates a passkey on this device, under a name the user enters. */
export function AddPasskeyForm() {
  const field = useRef<HTMLInputElement>(null);
  const { send, busy } = usePasskeyCall(add, () => {
    if (field.current) field.current.value = '';
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!busy) send(field.current?.value.trim() || DEFAULT_PASSKEY_NAME);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label="Passkey name"
        placeholder="My phone"
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" busy={busy}>
        Add a passkey
      </Button>
    </form>
  );
}

/** Returns null if the user cancels. */
async function add(name: string) {
  const made = await createPasskey(await replyOf(shop.POST('/api/user/passkeys/options')));
  if (made === null) return null;
  return replyOf(shop.POST('/api/user/passkeys', { body: { name, ...made }, ...asJson }));
}
