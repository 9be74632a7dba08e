import type { BodyOf } from '../../contract/operation-types.ts';
import type { ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { components } from '../../src/schema.d.ts';

interface MadeToken {
  /** Shown this once. */
  secret: string;
  record: components['schemas']['ApiToken'];
}

/** Access for another program, made by whoever is signed in there. */
export async function makeToken(
  staff: ShopClient,
  options: Partial<BodyOf<'createToken'>> = {},
): Promise<MadeToken> {
  const body = { name: 'Label printer', scope: 'extended', days: 30, ...options } as const;
  const { Token, ApiToken, Reason } = await replyOf(staff.POST('/api/admin/tokens', { body }));
  if (Token === null || ApiToken === null) throw new Error(`No token was made: ${Reason}`);
  return { secret: Token, record: ApiToken };
}
