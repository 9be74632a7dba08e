import { presentSession, sessionEnded } from '@spindle/sdk/domain/account/sessions';
import type { Handlers } from '../../contract/handlers.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

export const ownSessions = {
  async listSessions(call) {
    return { sessions: (await listSessions(call)).map(presentSession) };
  },

  async endSession(call) {
    await endSession(call, call.params.id);
    return { Status: 'SUCCESS', Reason: sessionEnded };
  },
} satisfies Handlers<'listSessions' | 'endSession'>;
