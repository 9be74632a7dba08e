import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecretsKey } from '../config/keys.ts';
import { query } from '../database/query.ts';
import { reseal } from './secret-box.ts';

type Keys = readonly [SecretsKey, ...SecretsKey[]];

/** What keeps older keys of SECRETS_KEY needed. */
export interface OlderSecrets {
  /** Authenticators sealed anew by this run. */
  resealed: number;
  /** Authenticators still sealed with an older key that is kept. */
  authenticators: number;
  /** Authenticators whose key is kept no more: they need it back, or a reset by staff. */
  unreadable: number;
  /** Unused recovery codes hashed with an older key; they are void once it is dropped. */
  recoveryCodes: number;
}

type OnDamaged = (userId: string, error: unknown) => void;

const BATCH = 200;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals with the newest key what older ones have sealed, a batch of accounts at a time. A damaged
 * secret is told to `onDamaged` and does not hold up the others.
 */
export async function resealSecrets(
  em: EntityManager,
  keys: Keys,
  onDamaged: OnDamaged,
): Promise<OlderSecrets> {
  const [newest, ...older] = keys.map(({ id }) => id);
  let resealed = 0;
  let after: string | undefined = NO_ID;
  while (after !== undefined && older.length > 0) {
    const batch: Sealed[] = await query<Sealed>(em, findSealed, [older, after, BATCH]);
    for (const { id, box } of batch) {
      const renewed = tryReseal(keys, { id, box }, onDamaged);
      if (renewed === null) continue;
      // Whoever changes the authenticator at the same moment seals it with the newest key anyway.
      resealed += (await query(em, replaceBox, [id, box, renewed])).length;
    }
    after = batch.at(-1)?.id;
  }
  const [left] = await query<Omit<OlderSecrets, 'resealed'>>(em, countOlder, [newest, older]);
  return { resealed, authenticators: 0, unreadable: 0, recoveryCodes: 0, ...left };
}

interface Sealed {
  id: string;
  box: string;
}

function tryReseal(keys: Keys, { id, box }: Sealed, onDamaged: OnDamaged): string | null {
  try {
    return reseal(keys, box, id);
  } catch (error) {
    onDamaged(id, error);
    return null;
  }
}

const findSealed = `
  select id, totp_secret as box from users
   where split_part(totp_secret, '.', 1) = any($1) and id > $2
   order by id limit $3`;

const replaceBox = `
  update users set totp_secret = $3 where id = $1 and totp_secret = $2 returning id`;

const countOlder = `
  with sealed as (
    select split_part(totp_secret, '.', 1) as key from users where totp_secret is not null
  )
  select (select count(*)::int from sealed where key = any($2)) as authenticators,
         (select count(*)::int from sealed where key <> $1 and not key = any($2)) as unreadable,
         (select count(*)::int from recovery_codes
           where used_at is null and split_part(code_hash, '.', 1) = any($2)) as "recoveryCodes"`;
