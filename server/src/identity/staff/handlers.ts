import type { Handlers } from '../../contract/handlers.ts';
import { changeRoles, type StaffOutcome } from './change-roles.ts';
import { resetAuthenticator } from './reset-authenticator.ts';

export const staffIdentity = {
  changeRoles: async (call) => answer(await changeRoles(call, call.params.id, call.body)),
  resetAuthenticator: async (call) => answer(await resetAuthenticator(call, call.params.id)),
} satisfies Handlers<'changeRoles' | 'resetAuthenticator'>;

function answer({ done, reason }: StaffOutcome) {
  return { Status: done ? ('SUCCESS' as const) : ('ERROR' as const), Reason: reason };
}
