import { administrator } from '../../demo/people.ts';
import type { ShopState, Token } from '../state.ts';
import { fixedId, fixedText, daysBefore } from './fixed-id.ts';
import { userIdOf } from './seed-people.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Name, scope, how many days ago it was made, how long it lasts, was used and was revoked. */
const drafts: readonly (readonly [
  string,
  Token['scope'],
  number,
  number,
  number | null,
  number | null,
])[] = [
  ['Label printer', 'extended', 82, 365, 0.06, null],
  ['Stock display', 'warehouse', 51, 180, 2.3, null],
  ['Bookkeeping, old', 'extended', 96, 365, 33, 32],
];

/** Access that the administrator gave to other programs, oldest first. */
export function seedTokens(now: Date): Pick<ShopState, 'tokens'> {
  const tokens = drafts.map(([name, scope, made, lasts, used, revoked]) => {
    const secret = `spdl_${fixedText(`token ${name}`, 43, SIGNS)}`;
    return {
      id: fixedId(`token ${name}`),
      userId: userIdOf(administrator),
      secret,
      name,
      scope,
      prefix: secret.slice(0, 9),
      createdBy: administrator.email,
      dateCreated: daysBefore(now, made).toISOString(),
      expiresAt: daysBefore(now, made - lasts).toISOString(),
      revokedAt: revoked === null ? null : daysBefore(now, revoked).toISOString(),
      lastUsedAt: used === null ? null : daysBefore(now, used).toISOString(),
    };
  });
  return {
    tokens: tokens.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)),
  };
}
