import type { Handlers } from '../../contract/handlers.ts';
import { changeRoles } from './change-roles.ts';
import { resetAuthenticator } from './reset-authenticator.ts';
import { presentOutcome } from '@spindle/sdk/domain/refusal';

export const staffIdentity = {
  changeRoles: async (call) => presentOutcome(await changeRoles(call, call.params.id, call.body)),
  resetAuthenticator: async (call) =>
    presentOutcome(await resetAuthenticator(call, call.params.id)),
} satisfies Handlers<'changeRoles' | 'resetAuthenticator'>;
