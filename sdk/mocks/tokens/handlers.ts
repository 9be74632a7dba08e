import { notFound } from '../../contract/failure.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { answerList, answerRecord } from '../core/answer-list.ts';
import type { MockHandlers } from '../core/call.ts';
import { adminTokens, presentToken } from './admin-tokens.ts';
import { createToken } from './create-token.ts';
import { noSuch } from '../../domain/records.ts';
import { copyTokenNow, tokenRevokedBefore, tokenRevoked } from '../../domain/tokens/replies.ts';

export const tokens = {
  listAdminTokens: (call) => answerList(call, adminTokens(call.state, call.now)),

  getAdminToken: ({ params, state, now }) => answerRecord(params.id, adminTokens(state, now)),

  createToken(call) {
    const token = createToken(call);
    const Reason = copyTokenNow;
    return { Status: 'SUCCESS', Reason, Token: token.secret, ApiToken: presentToken(token) };
  },

  revokeToken(call) {
    const { params, state, now } = call;
    const token = state.tokens.find(({ id }) => id === params.id);
    if (token === undefined) throw notFound(noSuch('token'));
    if (token.revokedAt !== null) {
      return { Status: 'SUCCESS', Reason: tokenRevokedBefore };
    }
    token.revokedAt = now.toISOString();
    recordAudit(call, {
      action: 'tokens.revoke',
      subject: `token ${token.id}`,
      before: { revokedAt: null },
      after: { revokedAt: token.revokedAt },
    });
    return { Status: 'SUCCESS', Reason: tokenRevoked };
  },
} satisfies Partial<MockHandlers>;
