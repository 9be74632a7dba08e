import type { MikroORM } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { bool, text } from '../database/expressions.ts';
import { written, type Placeholder } from '../database/prepared.ts';
import type { Aliased } from '../database/tables.ts';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { SessionData } from '../contract/session-data.ts';
import type { TokenSession } from '../contract/caller.ts';
import { hasPasskeys } from '../identity/passkeys/read-passkeys.ts';
import { hashOf } from './make-token.ts';
import { tokenNotValid } from '@spindle/sdk/domain/calls/validate-call';
import { ApiToken } from './api-token.entity.ts';

/**
 * Opens a session for the account that a token acts for. The session is limited to the token's role
 * and to the creator's current roles.
 * @throws Failure 401 if the token is unknown, expired or revoked, or its account is voided
 */
export async function openTokenSession(
  orm: MikroORM,
  token: string,
  now: Date,
): Promise<TokenSession> {
  const em = orm.em.fork();
  const minuteAgo = new Date(now.getTime() - 60_000);
  const [row] = await readToken(em, { hash: hashOf(token), now, minuteAgo });
  if (row === undefined) throw unauthorized(tokenNotValid);
  const { tokenId, firstUse, scope, scopes, data: before, extended, warehouse } = row;
  const data: SessionData = JSON.parse(before);
  return {
    tokenId,
    firstUse,
    id: null,
    device: null,
    browser: { device: '', place: '' },
    user: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      extended: extended && scope === 'extended',
      warehouse: (warehouse || extended) && scope !== 'customer',
      // Only administrators make tokens, which act with at most the spec's roles.
      roles: [],
      mfaEnrolled: true,
      hasPasskeys: row.hasPasskeys,
      mfaVerified: true,
      provenAt: null,
      customerId: row.provider_customer_id,
      program: { tokenId, scopes },
    },
    data,
    open: reject,
    confirm: reject,
    rotate: reject,
    // Programs aren't browsers, so there is no device to remember.
    remember: async () => ({ known: true }),
    close: reject,
    async save() {
      if (JSON.stringify(data) === JSON.stringify(JSON.parse(before))) return;
      await em.nativeUpdate(ApiToken, { id: tokenId }, { data });
    },
  };
}

const { and, eb, or } = expressionBuilder<Aliased<{ t: 'api_tokens' }>, 't'>();

// Writes the time of use once a minute, not on every call.
const readToken = written(
  (tables, input: Placeholder<{ hash: string; now: Date; minuteAgo: Date }>) => {
    const isLive = and([
      eb('t.hash', '=', input('hash')),
      eb('t.revoked_at', 'is', null),
      eb('t.expires_at', '>', input('now')),
    ]);
    return tables
      .with('used', (all) =>
        all
          .updateTable('api_tokens as t')
          .set({ last_used_at: input('now') })
          .where(isLive)
          .where(
            or([eb('t.last_used_at', 'is', null), eb('t.last_used_at', '<=', input('minuteAgo'))]),
          )
          .returning('t.id'),
      )
      .selectFrom('api_tokens as t')
      .innerJoin('users as u', 'u.id', 't.user_id')
      .select(({ ref }) => [
        't.id as tokenId',
        't.scope',
        't.scopes',
        // As text, which keeps the database's key order.
        text(ref('t.data')).as('data'),
        'u.id',
        'u.email',
        'u.first_name',
        'u.last_name',
        'u.extended',
        'u.warehouse',
        'u.provider_customer_id',
        hasPasskeys.as('hasPasskeys'),
      ])
      .select((of) =>
        // Reads the value from before the update. Of several simultaneous calls, only one has written
        // the new value.
        bool(
          of.and([
            of('t.last_used_at', 'is', null),
            of.exists(of.selectFrom('used').select('used.id')),
          ]),
        ).as('firstUse'),
      )
      .where(isLive)
      .where('u.password_hash', 'is not', null);
  },
);

function reject(): never {
  throw new Error("A token can't open or end a session.");
}
