import { refreshQuestion } from '@spindle/sdk/domain/subscriptions/refresh-question';
import type { Release } from '../providers/records.ts';
import type { Question } from '../ui/confirm-dialog.tsx';

/** Returns whether opening it would go back to an older version. */
export function leadsBack(release: Release, open: Release | null): boolean {
  return open !== null && release.number < open.number;
}

/** Returns the question, which names both versions and says what will happen to each. */
export function questionBeforeOpening(release: Release, open: Release | null): Question {
  const { number, name } = release;
  const verb = leadsBack(release, open) ? 'Roll back to' : 'Open';
  const meanwhile = open
    ? `, in place of release ${open.number} (${open.name}). Release ${open.number} is kept, and can be opened again.`
    : '. Until now there was nothing for them to open.';
  return {
    title: `${verb} release ${number}${verb === 'Open' ? ' to subscribers' : ''}?`,
    text: `Everybody who subscribes to it opens release ${number} (${name}) at once${meanwhile}`,
    confirm: `${verb} release ${number}`,
  };
}

export function refreshingSubscription(title: string): Question {
  return { ...refreshQuestion(title), confirm: 'Refresh CDN' };
}
