import type { Handlers } from '../contract/handlers.ts';
import { notFound, invalidInput } from '@spindle/sdk/contract/failure';
import { answerList, answerRecord } from '../http/resource-list.ts';
import { isId } from '@spindle/sdk/contract/filter-values';
import { adminTokens, presentToken } from './admin-tokens.ts';
import { createToken } from './create-token.ts';
import { readOwnToken } from './read-own-token.ts';
import { revokeToken } from './revoke-token.ts';
import { dayIn } from '@spindle/sdk/domain/time/calendar';
import {
  newToken,
  copyTokenNow,
  tokenRevoked,
  tokenRevokedBefore,
} from '@spindle/sdk/domain/tokens/new-token';
import { noSuch } from '@spindle/sdk/domain/records';
import { invalidRights } from '@spindle/sdk/domain/tokens/token-scopes';

export const tokens = {
  listAdminTokens: (call) => answerList(call, adminTokens),
  getAdminToken: ({ em, params }) => answerRecord(em, params.id, adminTokens),
  getOwnToken: ({ em, session: { tokenId }, user, now, services }) =>
    readOwnToken(em, {
      tokenId,
      user,
      stepUpCents: services.config.business.stepUpCents,
      today: dayIn(services.config.business.timeZone, now),
    }),
  async createToken(call) {
    const { body } = call;
    const invalid = invalidRights(body);
    if (invalid !== null) throw invalidInput(invalid);
    const { stepUpCents } = call.services.config.business;
    const terms = newToken(body, { now: call.now, stepUpCents });
    const { token, record } = await createToken(call.em, terms, call);
    await call.services.security.note({ type: 'token.made', tokenId: record.id });
    return {
      Status: 'SUCCESS',
      Reason: copyTokenNow,
      Token: token,
      ApiToken: presentToken(record),
    };
  },
  async revokeToken({ params, em, user, now, requestId }) {
    if (!isId(params.id)) throw notFound(noSuch('token'));
    const revoked = await revokeToken(em, params.id, { user, now, requestId });
    return {
      Status: 'SUCCESS',
      Reason: revoked ? tokenRevoked : tokenRevokedBefore,
    };
  },
} satisfies Handlers<
  'listAdminTokens' | 'getAdminToken' | 'getOwnToken' | 'createToken' | 'revokeToken'
>;
