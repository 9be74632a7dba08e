import { recordAudit } from '../audit/record-audit.ts';
import { presentDone } from '../../domain/rejection.ts';
import { getOr404 } from '../core/find.ts';
import { answerList, answerRecord, type MockList } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import {
  visiblePrefix,
  TOKEN_PREFIX,
  newToken,
  presentOwnToken,
  tokenMade,
  copyTokenNow,
  noToken,
  tokenRevokedBefore,
  tokenRevoked,
} from '../../domain/tokens/new-token.ts';
import { invalidRights } from '../../domain/tokens/token-scopes.ts';
import { roleOf } from '../../contract/access.ts';
import { notFound, rejectInvalid } from '../../contract/failure.ts';
import type { components } from '../../src/schema.d.ts';
import { flag } from '../core/list-filters.ts';
import { stepUpCents, timeZone } from '../config/business.ts';
import type { ShopState, Token } from '../state.ts';
import { tokenMadeEmail } from '../../domain/tokens/token-made-email.ts';
import { recordSecurity } from '../security/record-event.ts';
import { isLiveToken, revoke } from './end-tokens.ts';
import { BASE64URL, randomText } from '../core/random-text.ts';
import { postEmail } from '../mails/post-email.ts';
import { dayIn } from '../../domain/time/calendar.ts';

export const tokens = {
  listAdminTokens: (call) => answerList(call, adminTokens(call.state, call.now)),

  getAdminToken: ({ params, state, now }) => answerRecord(params.id, adminTokens(state, now)),

  getOwnToken({ state, caller, now }) {
    const token = state.tokens.find(({ id }) => id === caller?.program?.tokenId);
    if (!caller || token === undefined) throw notFound(noToken);
    const { refunded = null, dailyRefundCap: cap } = token;
    const facts = { ...token, cap, refunded, expiresAt: new Date(token.expiresAt) };
    const today = dayIn(timeZone, now);
    return presentOwnToken(facts, { held: roleOf(caller), today, stepUpCents });
  },

  /** Creates a token that acts for its creator, who is notified by email. */
  createToken(call) {
    const { state, body, user, now, newId, origin: publicUrl } = call;
    rejectInvalid(invalidRights(body));
    const terms = newToken(body, { now, stepUpCents });
    const { userId, firstName, email } = user;
    const secret = TOKEN_PREFIX + randomText(43, BASE64URL);
    const token: Token = {
      id: newId(),
      userId,
      secret,
      ...terms,
      scopes: terms.scopes && [...terms.scopes],
      prefix: visiblePrefix(secret),
      createdBy: email,
      dateCreated: now.toISOString(),
      expiresAt: terms.expiresAt.toISOString(),
      revokedAt: null,
      lastUsedAt: null,
    };
    state.tokens.push(token);
    recordAudit(call, tokenMade(token.id, terms, token.prefix));
    const facts = { firstName, ...terms, madeAt: now, publicUrl, timeZone };
    postEmail(call, email, tokenMadeEmail(facts));
    recordSecurity(call, { type: 'token.made', userId, tokenId: token.id });
    return { ...presentDone(copyTokenNow), Token: secret, ApiToken: presentToken(token) };
  },

  revokeToken(call) {
    const { params, state } = call;
    const token = getOr404(state.tokens, ({ id }) => id === params.id, 'token');
    if (token.revokedAt !== null) return presentDone(tokenRevokedBefore);
    revoke(call, token);
    return presentDone(tokenRevoked);
  },
} satisfies Partial<MockHandlers>;

type Wire = components['schemas']['ApiToken'];

/** All tokens ever created. */
const adminTokens = (state: ShopState, now: Date): MockList<Wire> => ({
  resource: 'tokens',
  records: state.tokens.map(presentToken),
  sortable: ['name', 'expiresAt', 'lastUsedAt'],
  filters: {
    ids: ['id'],
    texts: ['scope', 'createdBy'],
    others: { active: flag((token) => isLiveToken(token, now)) },
  },
});

const presentToken = ({ userId: _, secret: _s, calls: _c, refunded: _r, ...token }: Token): Wire =>
  token;
