import type { Handlers } from '../contract/handlers.ts';
import { notImplemented, unauthorized } from '../http/failure.ts';
import { startEnrolment } from './enrol-authenticator.ts';
import { presentConfig, presentUser } from './presenters.ts';
import { signIn } from './sign-in.ts';
import { verifyMfa } from './verify-mfa.ts';

export const identity = {
  async signIn({ body, em, session, services: { limits } }) {
    const right = await signIn({ em, limits, session }, body);
    return right
      ? { Status: 'SUCCESS', Reason: 'Please enter your authenticator code.' }
      : { Status: 'ERROR', Reason: 'Please check your username and password and try again' };
  },

  async signOut({ session }) {
    await session.close();
    return { Status: 'SUCCESS', Reason: 'You are signed out.' };
  },

  getUser: ({ user }) => presentUser(user),

  createMfaToken({ session, services: { config }, user }) {
    const uri = startEnrolment({ config, session }, user);
    return uri === null
      ? {
          Status: 'ERROR',
          Reason: 'Your account has an authenticator already.',
          MFAQR: null,
          MFALINK: null,
        }
      : {
          Status: 'SUCCESS',
          Reason: 'Scan the code with your authenticator app.',
          MFAQR: uri,
          MFALINK: uri,
        };
  },

  async verifyMfa({ body, em, session, services }) {
    if (body.email !== undefined) throw notImplemented();
    if (session.user === null) throw unauthorized();
    const right = await verifyMfa({ em, services, session }, session.user, body.authCode);
    return right
      ? { Status: 'SUCCESS', Reason: 'You are signed in.', RecoveryCodes: null }
      : {
          Status: 'ERROR',
          Reason: 'The code is not right, or was used before. Wait for the next one and try again.',
          RecoveryCodes: null,
        };
  },

  canRegister: ({ services }) => ({ REGISTRATION: services.config.frontEnd.registration }),

  getConfig: ({ services }) => presentConfig(services.config),
} satisfies Handlers<
  'signIn' | 'signOut' | 'getUser' | 'createMfaToken' | 'verifyMfa' | 'canRegister' | 'getConfig'
>;
