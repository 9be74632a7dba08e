import { administrator } from '../people.ts';
import { visiblePrefix, TOKEN_PREFIX } from '../../domain/tokens/new-token.ts';
import { BASE64URL } from '../../mocks/core/random-text.ts';
import type { ShopState, Token } from '../../mocks/state.ts';
import { fixedId, fixedText, daysBefore } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';

/**
 * Name, scope, and numbers of days: since creation, of validity, since last use, since revocation.
 */
const drafts: readonly (readonly [
  string,
  Token['scope'],
  number,
  number,
  number | null,
  number | null,
])[] = [
  ['Bookkeeping, old', 'extended', 96, 365, 33, 32],
  ['Label printer', 'extended', 82, 365, 0.06, null],
  ['Stock display', 'warehouse', 51, 180, 2.3, null],
];

/** Returns the tokens that the administrator gave to other programs, oldest first. */
export function seedTokens(now: Date): Pick<ShopState, 'tokens'> {
  const tokens = drafts.map(([name, scope, made, lasts, used, revoked]) => {
    const secret = TOKEN_PREFIX + fixedText(`token ${name}`, 43, BASE64URL);
    return {
      id: fixedId(`token ${name}`),
      userId: userIdOf(administrator),
      secret,
      name,
      scope,
      scopes: null,
      dailyRefundCap: null,
      prefix: visiblePrefix(secret),
      createdBy: administrator.email,
      dateCreated: daysBefore(now, made).toISOString(),
      expiresAt: daysBefore(now, made - lasts).toISOString(),
      revokedAt: revoked === null ? null : daysBefore(now, revoked).toISOString(),
      lastUsedAt: used === null ? null : daysBefore(now, used).toISOString(),
    };
  });
  return { tokens };
}
