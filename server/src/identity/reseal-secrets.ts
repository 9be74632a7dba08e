import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecretsKey } from '../config/keys.ts';
import { db } from '../database/db.ts';
import { anyOf, countRows, int, keyOf } from '../database/expressions.ts';
import { reseal } from './secret-box.ts';

type Keys = readonly [SecretsKey, ...SecretsKey[]];

/** Secrets that still depend on older keys of SECRETS_KEY. */
export interface OlderSecrets {
  /** Authenticators that this run sealed with the newest key. */
  resealed: number;
  /** Authenticators still sealed with an older key that is available. */
  authenticators: number;
  /**
   * Authenticators whose key is no longer available. Restore that key, or let staff reset the
   * authenticator.
   */
  unreadable: number;
  /** Unused recovery codes hashed with an older key. Removing that key voids them. */
  recoveryCodes: number;
}

type OnDamaged = (userId: string, error: unknown) => void;

const BATCH = 200;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals secrets again with the newest key if they were sealed with older keys, one batch of
 * accounts at a time. Reports a damaged secret to `onDamaged` and continues.
 */
export async function resealSecrets(
  em: EntityManager,
  keys: Keys,
  onDamaged: OnDamaged,
): Promise<OlderSecrets> {
  const [{ id: newest }, ...others] = keys;
  const older = others.map(({ id }) => id);
  let resealed = 0;
  let after: string | undefined = NO_ID;
  while (after !== undefined && older.length > 0) {
    const batch = await findSealed(em, older, after);
    for (const { id, box } of batch) {
      if (box === null) continue;
      const renewed = tryReseal(keys, { id, box }, onDamaged);
      if (renewed === null) continue;
      // A simultaneous change of the authenticator uses the newest key anyway.
      const { numUpdatedRows } = await db(em)
        .updateTable('users')
        .set({ totp_secret: renewed })
        .where('id', '=', id)
        .where('totp_secret', '=', box)
        .executeTakeFirst();
      resealed += Number(numUpdatedRows);
    }
    after = batch.at(-1)?.id;
  }
  return { resealed, ...(await countOlder(em, newest, older)) };
}

interface SealedSecret {
  id: string;
  box: string;
}

function tryReseal(keys: Keys, { id, box }: SealedSecret, onDamaged: OnDamaged): string | null {
  try {
    return reseal(keys, box, id);
  } catch (error) {
    onDamaged(id, error);
    return null;
  }
}

const findSealed = (em: EntityManager, older: readonly string[], after: string) =>
  db(em)
    .selectFrom('users')
    .select(['id', 'totp_secret as box'])
    .where(({ eb, ref }) => eb(keyOf(ref('totp_secret')), '=', anyOf(older)))
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();

function countOlder(em: EntityManager, newest: string, older: readonly string[]) {
  const isOlder = anyOf(older);
  return db(em)
    .with('sealed', (tables) =>
      tables
        .selectFrom('users')
        .select(({ ref }) => keyOf(ref('totp_secret')).as('key'))
        .where('totp_secret', 'is not', null),
    )
    .selectNoFrom(({ not, selectFrom }) => {
      const sealed = selectFrom('sealed').select(countRows().as('count'));
      return [
        int(sealed.where('key', '=', isOlder)).as('authenticators'),
        int(
          sealed.where('key', '<>', newest).where((secret) => not(secret('key', '=', isOlder))),
        ).as('unreadable'),
        int(
          selectFrom('recovery_codes')
            .select(countRows().as('count'))
            .where('used_at', 'is', null)
            .where((code) => code(keyOf(code.ref('code_hash')), '=', isOlder)),
        ).as('recoveryCodes'),
      ];
    })
    .executeTakeFirstOrThrow();
}
