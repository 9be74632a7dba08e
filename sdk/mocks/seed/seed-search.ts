import type { ShopState } from '../state.ts';
import { fixedId } from './fixed-id.ts';

/** What was searched for, how often, and what it found. */
const searched = [
  ['spindle', 48, 9],
  ['2.2 kw', 31, 4],
  ['er20', 22, 12],
  ['ball screw', 17, 6],
  ['plasma torch', 9, 0],
  ['tapping head', 4, 0],
] as const;

const DAY_MS = 86_400_000;

/** Words that mean the same, and what people have searched for, also in vain. */
export function seedSearch(now: Date): Pick<ShopState, 'synonyms' | 'searches'> {
  return {
    synonyms: {
      groups: [['VFD', 'inverter', 'frequency converter']],
      version: 1,
      dateModified: null,
    },
    searches: searched.map(([query, searches, found], day) => ({
      id: fixedId(`search ${query}`),
      query,
      searches,
      found,
      inVain: found === 0,
      dateLast: new Date(now.getTime() - (day + 1) * DAY_MS).toISOString(),
    })),
  };
}
