import { conflict, unfitInput } from '../../contract/failure.ts';
import { refuseSynonyms, synonymsChanged, tidySynonyms } from '../../domain/search/synonyms.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { MockCall } from '../core/call.ts';
import type { ShopState } from '../state.ts';

/** @throws 400 where they can't be, 409 with the present ones where another version was edited */
export function saveSynonyms(call: MockCall<'saveSynonyms'>): ShopState['synonyms'] {
  const { state, body, now } = call;
  const unfit = refuseSynonyms(body.groups);
  if (unfit !== null) throw unfitInput(unfit);
  const before = state.synonyms;
  if (body.version !== undefined && body.version !== before.version) {
    throw conflict(synonymsChanged, { Synonyms: before });
  }
  const groups = tidySynonyms(body.groups);
  state.synonyms = { groups, version: before.version + 1, dateModified: now.toISOString() };
  recordAudit(call, {
    action: 'search.save-synonyms',
    subject: 'synonyms',
    before: { groups: before.groups },
    after: { groups },
  });
  return state.synonyms;
}
