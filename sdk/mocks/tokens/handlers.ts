import { recordAudit } from '../audit/record-audit.ts';
import { presentDone } from '../../domain/refusal.ts';
import { find } from '../core/find.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers, MockCall } from '../core/call.ts';
import { copyTokenNow, tokenRevokedBefore, tokenRevoked } from '../../domain/tokens/replies.ts';
import type { components } from '../../src/schema.d.ts';
import { flag } from '../core/list-filters.ts';
import type { ShopState, Token } from '../state.ts';
import { tokenMadeEmail } from '../../domain/tokens/token-made-email.ts';
import { revoke } from './end-tokens.ts';
import { randomText } from '../core/random-text.ts';
import { postEmail } from '../mails/post-email.ts';

export const tokens = {
  listAdminTokens: (call) => answerList(call, adminTokens(call.state, call.now)),

  getAdminToken: ({ params, state, now }) => answerRecord(params.id, adminTokens(state, now)),

  createToken(call) {
    const token = createToken(call);
    const Reason = copyTokenNow;
    return { Status: 'SUCCESS', Reason, Token: token.secret, ApiToken: presentToken(token) };
  },

  revokeToken(call) {
    const { params, state } = call;
    const token = find(state.tokens, ({ id }) => id === params.id, 'token');
    if (token.revokedAt !== null) return presentDone(tokenRevokedBefore);
    revoke(call, token);
    return presentDone(tokenRevoked);
  },
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['ApiToken'];

/** Every token there ever was. */
function adminTokens(state: ShopState, now: Date): MockList<Wire> {
  return {
    resource: 'tokens',
    records: state.tokens.map(presentToken),
    sortable: ['name', 'expiresAt', 'lastUsedAt'],
    filters: {
      ids: ['id'],
      texts: ['scope', 'createdBy'],
      others: {
        active: flag(
          ({ revokedAt, expiresAt }) => revokedAt === null && Date.parse(expiresAt) > now.getTime(),
        ),
      },
    },
  };
}

/** Without its secret. */
function presentToken(token: Token): Wire {
  const { id, name, scope, prefix, createdBy, dateCreated, expiresAt } = token;
  const { revokedAt, lastUsedAt } = token;
  return { id, name, scope, prefix, createdBy, dateCreated, expiresAt, revokedAt, lastUsedAt };
}

const PREFIX = 'spdl_';
const SHOWN = PREFIX.length + 4;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const DAY_MS = 86_400_000;

/** A token that acts for whoever makes it, who is told by mail. */
function createToken(call: MockCall<'createToken'>): Token {
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
