import { presentOutcome } from '@spindle/sdk/domain/refusal';
import type { Handlers } from '../../contract/handlers.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';

export const passkeySignIn = {
  startPasskeySignIn,
  signInWithPasskey: async (call) => presentOutcome(await signInWithPasskey(call)),
} satisfies Handlers<'startPasskeySignIn' | 'signInWithPasskey'>;
