import type { BodyOf } from '../../contract/operation-types.ts';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';

interface MadeToken {
  /** Only shown once. */
  secret: string;
  record: components['schemas']['ApiToken'];
}

/**
 * Creates a token for another program, as the signed-in account. It is an administrator's token, or
 * one with scopes.
 */
export async function makeToken(
  staff: ShopClient,
  options: Partial<BodyOf<'createToken'>> = {},
): Promise<MadeToken> {
  const role = options.scopes === undefined ? ({ scope: 'extended' } as const) : {};
  const body = { name: 'Label printer', days: 30, ...role, ...options };
  const { Token, ApiToken, Reason } = await replyOf(staff.POST('/api/admin/tokens', { body }));
  if (Token === null || ApiToken === null) throw new Error(`No token was made: ${Reason}`);
  return { secret: Token, record: ApiToken };
}
