import { tokenMadeLetter } from '@spindle/sdk/domain/tokens/token-made-letter';
import { z } from 'zod';
import { query } from '../database/query.ts';
import { defineJob } from '../jobs/job.ts';
import { writeLetter } from '../gateways/letter.ts';
import type { TokenScope } from './api-token.entity.ts';

/** Tells whoever an API token acts for that it was made. */
export const mailTokenMade = defineJob({
  name: 'mail-token-made',
  payload: z.object({ tokenId: z.uuid() }),
  async handle({ orm, mail, config: { publicUrl } }, { tokenId }) {
    const [made] = await query<Made>(orm.em.fork(), readMade, [tokenId]);
    if (made === undefined) return;
    const letter = writeLetter(tokenMadeLetter({ ...made, publicUrl }));
    await mail.send({ ...letter, to: made.email, messageId: `token-made-${tokenId}` });
  },
});

interface Made {
  email: string;
  firstName: string;
  name: string;
  scope: TokenScope;
  madeAt: Date;
  expiresAt: Date;
}

const readMade = `
  select u.email, u.first_name as "firstName", t.name, t.scope, t.created_at as "madeAt",
         t.expires_at as "expiresAt"
    from api_tokens t join users u on u.id = t.user_id
   where t.id = $1`;
