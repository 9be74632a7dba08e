import { endTokensOf } from '../tokens/end-tokens.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { endSessionsOf } from '../core/session-end.ts';
import { forgetDevices } from './known-device.ts';
import type { Person, Session } from '../state.ts';

/**
 * Ends for good what whoever got hold of an account would keep it by: sessions, API tokens, and
 * browsers that are known to it.
 */
export function evict(call: StaffCall, account: Person, keep?: Session): void {
  endSessionsOf(call.state, account.userId, keep);
  forgetDevices(call.state, account.userId);
  endTokensOf(call, account.userId);
}
