import { tokenMadeEmail } from '../../domain/tokens/token-made-email.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import { randomText } from '../core/random-text.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Token } from '../state.ts';

const PREFIX = 'spdl_';
const SHOWN = PREFIX.length + 4;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DAY_MS = 86_400_000;

/** A token that acts for whoever makes it, who is told by mail. */
export function createToken(call: MockCall<'createToken'>): Token {
  const { name, scope, days } = call.body;
  const { state, user, now, newId } = call;
  const secret = PREFIX + randomText(43, SIGNS);
  const token: Token = {
    id: newId(),
    userId: user.userId,
    secret,
    name,
    scope,
    prefix: secret.slice(0, SHOWN),
    createdBy: user.email,
    dateCreated: now.toISOString(),
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
    revokedAt: null,
    lastUsedAt: null,
  };
  const { id, prefix, expiresAt } = token;
  state.tokens.push(token);
  recordAudit(call, {
    action: 'tokens.create',
    subject: `token ${id}`,
    before: null,
    after: { name, scope, prefix, expiresAt },
  });
  const { firstName, email } = user;
  const content = tokenMadeEmail({
    firstName,
    name,
    scope,
    madeAt: now,
    expiresAt: new Date(expiresAt),
    publicUrl: call.origin,
  });
  postEmail(call, email, content);
  return token;
}
