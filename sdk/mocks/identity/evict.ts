import { endTokensOf } from '../tokens/end-tokens.ts';
import type { StaffCall } from '../audit/record-audit.ts';
import { endSessionsOf } from '../core/session-end.ts';
import type { Person, Session } from '../state.ts';

/** Ends for good what whoever got hold of an account would keep it by: sessions and API tokens. */
export function evict(call: StaffCall, account: Person, keep?: Session): void {
  endSessionsOf(call.state, account.userId, keep);
  endTokensOf(call, account.userId);
}
