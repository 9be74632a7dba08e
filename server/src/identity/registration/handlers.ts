import type { Handlers } from '../../contract/handlers.ts';
import { requireGoodPassword } from '../common-passwords.ts';
import { completeRegistration } from './complete-registration.ts';
import type { Config } from '../../config.ts';
import { authenticatorUri } from '@spindle/sdk/domain/identity/authenticator';
import { unseal } from '../secret-box.ts';
import { findOwnAttempt, type Attempt } from './find-attempt.ts';
import {
  mailRejections,
  presentRegistration,
} from '@spindle/sdk/domain/identity/registration-replies';
import { registrationCookie } from '../mailed-code.ts';
import { resendCode } from './resend-code.ts';
import { startRegistration } from './start-registration.ts';
import {
  registrationClosed,
  accountReady,
  codeSent,
} from '@spindle/sdk/domain/identity/registration';
import { presentRejection } from '@spindle/sdk/domain/rejection';
import { scanCode } from '@spindle/sdk/domain/identity/sign-in';

export const registration = {
  async register({ body, em, services: { config }, now, ctx }) {
    const { name } = config.business.brand;
    await requireGoodPassword(body, [body.email, body.firstName, body.lastName, name]);
    if (!config.frontEnd.registration) {
      return { ...presentRejection(registrationClosed), OTP: null };
    }
    const replaced = registrationCookie.read(ctx);
    const { id, uri } = await startRegistration({ em, config, now }, body, replaced);
    registrationCookie.write(ctx, config, id);
    return { Status: 'SUCCESS', Reason: scanCode, OTP: uri };
  },

  async getRegistration({ em, services: { config }, now, ctx }) {
    const attempt = await findOwnAttempt(em, registrationCookie.read(ctx), now);
    return presentRegistration(attempt, now, () => uriOf(attempt, config));
  },

  async verifyAccountByEmail({ body, em, services, now, ctx, session }) {
    const { config } = services;
    const cookie = registrationCookie.read(ctx);
    const completed = await completeRegistration({ em, config, now }, { ...body, cookie });
    if (typeof completed === 'string') return mailRejections[completed];
    registrationCookie.clear(ctx, config);
    const { userId } = completed;
    await session.remember(userId);
    await services.security.note({ type: 'factor.added', reason: 'AUTHENTICATOR', userId });
    return {
      Status: 'SUCCESS',
      Reason: accountReady,
      RecoveryCodes: completed.recoveryCodes,
    };
  },

  async resendEmailCode({ body, em, network, services, now, ctx }) {
    const cookie = registrationCookie.read(ctx);
    await resendCode({ em, services, now }, { ...body, cookie, network });
    return {
      Status: 'SUCCESS',
      Reason: codeSent,
    };
  },
} satisfies Handlers<'register' | 'getRegistration' | 'verifyAccountByEmail' | 'resendEmailCode'>;

function uriOf(attempt: Attempt | null, { secretsKeys, business }: Config): string {
  if (attempt === null) return '';
  const secret = unseal(secretsKeys, attempt.totpSecret, attempt.id);
  return authenticatorUri(business.brand.name, attempt.email, secret);
}
