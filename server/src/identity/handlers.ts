import { authCodeNeeded } from '@spindle/sdk/domain/calls/validate-call';
import type { Handlers } from '../contract/handlers.ts';
import { generateSecret } from 'otplib';
import { seal, unseal } from './secret-box.ts';
import { presentConfig } from './presenters.ts';
import {
  presentEnrollment,
  presentUser,
  presentVerified,
} from '@spindle/sdk/domain/identity/presenters';
import { confirmAuthenticator } from './registration/confirm-authenticator.ts';
import { authenticatorReplies } from '@spindle/sdk/domain/identity/registration-replies';
import { registrationCookie } from './mailed-code.ts';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts';
import { signIn } from './sign-in.ts';
import { verifyMfa } from './verify-mfa.ts';
import { authenticatorUri } from '@spindle/sdk/domain/identity/authenticator';
import { withAsciiDomain } from '@spindle/sdk/domain/identity/email-domain';
import { credentialsWrong, signedOut } from '@spindle/sdk/domain/identity/sign-in';
import { presentOutcome, presentRejection } from '@spindle/sdk/domain/rejection';

export const identity = {
  async signIn({ body, em, session, now, services }) {
    const right = await signIn({ em, services, session, now }, body);
    return right
      ? { Status: 'SUCCESS', Reason: authCodeNeeded.reason }
      : presentRejection(credentialsWrong);
  },

  async signOut({ session, ctx }) {
    await session.close();
    // Clears the cache so that the next person using this device can't see earlier pages.
    ctx.set('Clear-Site-Data', '"cache"');
    return { Status: 'SUCCESS', Reason: signedOut };
  },

  getUser: ({ user }) => presentUser(user),

  createMfaToken: ({ session, services: { config }, user }) =>
    presentEnrollment(user, () => {
      const { data } = session;
      const keys = config.secretsKeys;
      // Repeated requests get the same secret until its first code is entered.
      data.pendingAuthenticator ??= seal(keys, generateSecret(), user.id);
      const secret = unseal(keys, data.pendingAuthenticator, user.id);
      return authenticatorUri(config.business.brand.name, user.email, secret);
    }),

  async verifyMfa({ body, em, network, session, services, now, ctx }) {
    const { email, authCode } = body;
    if (email !== undefined) {
      const cookie = registrationCookie.read(ctx);
      const input = { email: withAsciiDomain(email), authCode, cookie, network };
      return authenticatorReplies[await confirmAuthenticator({ em, services, now }, input)];
    }
    const verified = await verifyMfa({ em, services, session }, authCode);
    return presentVerified(verified);
  },

  startPasskeySignIn,
  signInWithPasskey: async (call) => presentOutcome(await signInWithPasskey(call)),

  canRegister: ({ services }) => ({ REGISTRATION: services.config.frontEnd.registration }),

  getConfig: ({ services }) => presentConfig(services.config),
} satisfies Handlers<
  | 'signIn'
  | 'signOut'
  | 'getUser'
  | 'createMfaToken'
  | 'verifyMfa'
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'canRegister'
  | 'getConfig'
>;
