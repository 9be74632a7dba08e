import { createHmac, randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecretsKey } from '../config/keys.ts';
import {
  plainCode,
  RECOVERY_CODES,
  recoveryCode,
} from '@spindle/sdk/domain/identity/recovery-codes';
import { db } from '../database/db.ts';
import { anyOf, countRows, keyOf } from '../database/expressions.ts';
import { RecoveryCode } from './recovery-code.entity.ts';

type Keys = readonly [SecretsKey, ...SecretsKey[]];

/**
 * Creates ten codes such as `7QK4M-X2WDA`, which are readable only now. Voids all earlier codes.
 */
export async function replaceRecoveryCodes(
  tx: EntityManager,
  [newest]: Keys,
  userId: string,
): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCode(randomText));
  const list = [...codes];
  await tx.nativeDelete(RecoveryCode, { user: userId });
  for (const code of list) {
    tx.create(RecoveryCode, { user: userId, codeHash: atRest(newest, userId, plainCode(code)) });
  }
  return list;
}

/**
 * Uses up a code, ignoring spelling variants. Returns false if the code doesn't belong to the
 * account or was used before. Of two simultaneous uses, one is rejected.
 */
export async function consumeRecoveryCode(
  tx: EntityManager,
  keys: Keys,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const input = plainCode(code);
  const hashes = keys.map((key) => atRest(key, userId, input));
  const unused = { user: userId, codeHash: { $in: hashes }, usedAt: null };
  return (await tx.nativeUpdate(RecoveryCode, unused, { usedAt: now })) > 0;
}

/** Returns how many codes are still unused. */
export async function countRecoveryCodes(
  em: EntityManager,
  keys: Keys,
  userId: string,
): Promise<number> {
  const { left } = await db(em)
    .selectFrom('recovery_codes')
    .select(countRows().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where((eb) => eb(keyOf(eb.ref('code_hash')), '=', anyOf(keys.map(({ id }) => id))))
    .executeTakeFirstOrThrow();
  return left;
}

function randomText(length: number, signs: string): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}

/** Returns `keyId.hash`, bound to its owner. */
function atRest({ id, key }: SecretsKey, userId: string, code: string): string {
  const keyed = createHmac('sha256', key).update(`recovery code:${userId}:${code}`);
  return `${id}.${keyed.digest('base64url')}`;
}
