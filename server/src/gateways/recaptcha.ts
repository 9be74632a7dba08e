import type { Logger } from 'pino';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { makeGuard, type Guard } from './guard.ts';
import { unavailable } from '@spindle/sdk/contract/failure';

export interface HumanCheck {
  /**
   * Returns true if a token shows that a human is doing `action` on our pages. Throws a 503 if that
   * can't be determined.
   */
  verify(token: { token: string; action: string; address: string }): Promise<boolean>;
}

const MIN_SCORE = 0.5;
const TIMEOUT_MS = 5000;

/** The provider's errors that are neither our key's fault nor the provider's. */
const aboutTheToken = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'browser-error',
]);

const answerShape = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Creates the reCAPTCHA v3 check: success, action, score and host must all be valid. */
export function makeHumanCheck(
  config: Pick<Config, 'recaptcha' | 'publicUrl' | 'providers'>,
  log: Logger,
): HumanCheck {
  const host = new URL(config.publicUrl).hostname;
  const guard = makeGuard('reCAPTCHA', config.providers);
  return {
    async verify({ token, action, address }) {
      if (token === '') return false;
      const answer = await ask(config.recaptcha, { token, address }, { guard, log });
      const right =
        answer.success &&
        answer.action === action &&
        (answer.score ?? 0) >= MIN_SCORE &&
        answer.hostname === host;
      if (right) return true;
      log.info({ action, ...answer }, 'human check rejected');
      return false;
    },
  };
}

async function ask(
  { verifyUrl, secretKey }: Config['recaptcha'],
  { token, address }: { token: string; address: string },
  { guard, log }: { guard: Guard; log: Logger },
) {
  const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: address });
  try {
    const answer = await guard.ask(async (signal) => {
      const response = await fetch(verifyUrl, { method: 'POST', body, signal });
      if (!response.ok) throw new Error(`The human check returned ${response.status}.`);
      return answerShape.parse(await response.json());
    }, TIMEOUT_MS);
    const broken = answer['error-codes']?.find((code) => !aboutTheToken.has(code));
    if (broken !== undefined) throw new Error(`The human check was inconclusive: ${broken}`);
    return answer;
  } catch (error) {
    log.error({ err: error }, 'the human check is unavailable');
    throw unavailable(
      "We can't verify that you're human right now. Please try again in a moment.",
      error,
    );
  }
}
