import type { EntityManager } from '@mikro-orm/postgresql';
import {
  challengeExpired,
  MAX_PASSKEYS,
  DEFAULT_PASSKEY_NAME,
  passkeysFull,
  passkeyWrong,
  presentNotAdded,
  presentPasskeyAdded,
} from '@spindle/sdk/domain/identity/passkeys';
import type { components } from '@spindle/sdk/schema';
import type { Call } from '../../contract/handlers.ts';
import { newId } from '../../database/base.ts';
import { db } from '../../database/db.ts';
import { mailAccountNotice } from '../../identity/account-notice.ts';
import { lockAccount } from '../../identity/lock-account.ts';
import { consumeChallenge } from '../../identity/passkeys/challenges.ts';
import { holderOf } from '../../identity/passkeys/holder.ts';
import { readPasskeys } from '../../identity/passkeys/read-passkeys.ts';
import { readRegistration } from './read-registration.ts';

/** Saves a new passkey in the first free slot and notifies the owner. */
export async function addPasskey(
  call: Call<'addPasskey'>,
): Promise<components['schemas']['PasskeyAdded']> {
  const { em, user, body, now, session, services } = call;
  const holder = holderOf(call);
  const challenge =
    holder === null ? null : await consumeChallenge(em, { holder, purpose: 'add' }, now);
  if (challenge === null) return presentNotAdded(challengeExpired);
  const key = await readRegistration(services.config, body, challenge).catch((err: unknown) => {
    services.log.warn({ err, userId: user.id }, 'a new passkey was rejected');
    return null;
  });
  if (key === null) return presentNotAdded(passkeyWrong);
  const added = await em.transactional(async (tx) => {
    await lockAccount(tx, session);
    const taken = new Set((await readPasskeys(tx, user.id)).map(({ place }) => place));
    const place = places.find((one) => !taken.has(one));
    if (place === undefined) return presentNotAdded(passkeysFull);
    const row = {
      user_id: user.id,
      place,
      name: body.name ?? DEFAULT_PASSKEY_NAME,
      created_at: now,
    };
    const id = await insert(tx, { ...row, key });
    if (id === null) return presentNotAdded(passkeyWrong);
    const at = now.toISOString();
    await services.jobs.send(tx, mailAccountNotice, {
      userId: user.id,
      notice: 'passkey-added',
      at,
    });
    return presentPasskeyAdded(id);
  });
  if (added.id !== null) await services.security.note({ type: 'factor.added', reason: 'PASSKEY' });
  return added;
}

const places = Array.from({ length: MAX_PASSKEYS }, (_, at) => at + 1);

/** Returns null if the passkey already belongs to an account. */
async function insert(
  tx: EntityManager,
  {
    key,
    ...row
  }: {
    user_id: string;
    place: number;
    name: string;
    created_at: Date;
    key: Awaited<ReturnType<typeof readRegistration>>;
  },
): Promise<string | null> {
  const inserted = await db(tx)
    .insertInto('passkeys')
    .values({
      ...row,
      id: newId(),
      credential_id: key.credentialId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: key.transports,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}
