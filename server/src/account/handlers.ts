import type { Handlers } from '../contract/handlers.ts';
import { countRecoveryCodes } from '../identity/recovery-codes.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { confirmAuthenticatorChange } from './confirm-authenticator-change.ts';
import {
  accountReplies,
  presentNewCodes,
  presentNextAuthenticator,
} from '@spindle/sdk/domain/account/presenters';
import { proveByPasskey } from './prove-by-passkey.ts';
import { proveIdentity } from './prove-identity.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startAuthenticatorChange } from './start-authenticator-change.ts';
import { nameChanged } from '@spindle/sdk/domain/account/account-replies';
import { presentOutcome } from '@spindle/sdk/domain/rejection';

export const account = {
  async changeName({ em, user, body, now }) {
    const { firstName, lastName } = body;
    await changeName(em, { userId: user.id, firstName, lastName, now });
    return { Status: 'SUCCESS', Reason: nameChanged };
  },

  async changePassword(call) {
    const changed = await changePassword(call, call.body);
    return accountReplies[changed ? 'password changed' : 'password wrong'];
  },

  async countRecoveryCodes({ em, services: { config }, user }) {
    return { Left: await countRecoveryCodes(em, config.secretsKeys, user.id) };
  },

  async proveIdentity(call) {
    const { body } = call;
    if (!('authCode' in body)) return presentOutcome(await proveByPasskey(call, body));
    return accountReplies[(await proveIdentity(call, body.authCode)) ? 'proven' : 'not proven'];
  },

  renewRecoveryCodes: async (call) =>
    presentNewCodes(await renewRecoveryCodes(call, call.body.authCode)),

  startAuthenticatorChange: async (call) =>
    presentNextAuthenticator(await startAuthenticatorChange(call, call.user, call.body.authCode)),

  confirmAuthenticatorChange: async (call) =>
    accountReplies[await confirmAuthenticatorChange(call, call.body.authCode)],
} satisfies Handlers<
  | 'changeName'
  | 'changePassword'
  | 'countRecoveryCodes'
  | 'proveIdentity'
  | 'renewRecoveryCodes'
  | 'startAuthenticatorChange'
  | 'confirmAuthenticatorChange'
>;
