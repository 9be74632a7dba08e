import { getOr404 } from '../core/find.ts';
import {
  MAX_SESSIONS,
  noSuchSession,
  presentSession,
  sessionEnded,
} from '../../domain/account/sessions.ts';
import { presentDone } from '../../domain/rejection.ts';
import type { AnyMockCall, MockHandlers } from '../core/call.ts';
import { isExpired, signOff } from '../core/sessions.ts';
import { deleteKnownDevice } from '../identity/known-device.ts';
import type { Session } from '../state.ts';

export const ownSessions = {
  listSessions: (call) => ({
    sessions: openOf(call)
      .toSorted((one, other) => (other.lastSeen ?? '').localeCompare(one.lastSeen ?? ''))
      .slice(0, MAX_SESSIONS)
      .map((session) => presented(call, session)),
  }),

  endSession(call) {
    const isNamed = ({ publicId }: Session) => publicId === call.params.id;
    const session = getOr404(openOf(call), isNamed, noSuchSession);
    if (session !== call.session) deleteKnownDevice(session, call.user.userId);
    signOff(session);
    return presentDone(sessionEnded);
  },
} satisfies Partial<MockHandlers>;

type SessionCall = Pick<AnyMockCall, 'state' | 'session' | 'user' | 'now' | 'newId'>;

function openOf({ state, session, user, now }: SessionCall): Session[] {
  return Object.values({ ...state.sessions, present: session }).filter(
    (one, at, all) =>
      all.indexOf(one) === at &&
      one.userId === user.userId &&
      one.mfaVerified &&
      !isExpired(one, now),
  );
}

function presented({ session, now, newId }: SessionCall, one: Session) {
  one.publicId ??= newId();
  return presentSession({
    id: one.publicId,
    current: one === session,
    device: one.device,
    place: one.place,
    createdAt: new Date(one.begun ?? now),
    lastSeenAt: new Date(one.lastSeen ?? now),
  });
}
