import type { MikroORM } from '@mikro-orm/postgresql';
import { query } from '../database/query.ts';
import { unauthorized } from '@spindle/sdk/contract/failure';
import type { SessionData } from '../contract/session-data.ts';
import type { TokenSession } from '../contract/caller.ts';
import type { TokenScope } from './api-token.entity.ts';
import { hashOf } from './make-token.ts';
import { tokenNotValid } from '@spindle/sdk/domain/calls/refuse-call';

/**
 * Who a token acts for, with at most the role it was given and the roles its maker has now.
 * @throws Failure 401 for a token that is unknown, expired, revoked or of a voided account
 */
export async function openTokenSession(
  orm: MikroORM,
  token: string,
  now: Date,
): Promise<TokenSession> {
  const em = orm.em.fork();
  const [row] = await query<TokenRow>(em, readToken, [hashOf(token), now]);
  if (row === undefined) throw unauthorized(tokenNotValid);
  const { token_id: tokenId, scope, data: before, extended, warehouse } = row;
  const data: SessionData = JSON.parse(before);
  return {
    tokenId,
    id: null,
    device: null,
    user: {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      extended: extended && scope === 'extended',
      warehouse: (warehouse || extended) && scope !== 'customer',
      mfaEnrolled: true,
      mfaVerified: true,
      provenAt: null,
      customerId: row.provider_customer_id,
    },
    data,
    open: refuse,
    confirm: refuse,
    rotate: refuse,
    // A program is no browser.
    remember: async () => undefined,
    close: refuse,
    async save() {
      const after = JSON.stringify(data);
      if (after === JSON.stringify(JSON.parse(before))) return;
      await query(em, 'update api_tokens set data = $2 where id = $1', [tokenId, after]);
    },
  };
}

interface TokenRow {
  token_id: string;
  scope: TokenScope;
  /** JSON, its keys as the database orders them. */
  data: string;
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  extended: boolean;
  warehouse: boolean;
  provider_customer_id: string | null;
}

// The time of use is written once a minute, not with every call.
const readToken = `
  with used as (
    update api_tokens set last_used_at = $2
     where hash = $1 and revoked_at is null and expires_at > $2
       and (last_used_at is null or last_used_at <= $2 - interval '1 minute')
  )
  select t.id as token_id, t.scope, t.data::text as data, u.id, u.email, u.first_name, u.last_name,
         u.extended, u.warehouse, u.provider_customer_id
    from api_tokens t join users u on u.id = t.user_id
   where t.hash = $1 and t.revoked_at is null and t.expires_at > $2
     and u.password_hash is not null`;

function refuse(): never {
  throw new Error('A token opens no session, and ends none.');
}
