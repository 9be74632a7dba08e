import { refreshQuestion } from '@spindle/sdk/domain/subscriptions/refresh-question';
import type { Release } from '../providers/records.ts';
import type { Question } from '../ui/confirm-dialog.tsx';

/** Returns whether making this release available would roll back to an older one. */
export function leadsBack(release: Release, open: Release | null): boolean {
  return open !== null && release.number < open.number;
}

/** Returns the confirmation, which names both versions and what happens to each. */
export function questionBeforeOpening(release: Release, open: Release | null): Question {
  const { number, name } = release;
  const isBack = leadsBack(release, open);
  const action = isBack ? `Roll back to release ${number}` : `Make release ${number} available`;
  const replaced = open
    ? `, replacing release ${open.number} (${open.name}). You can restore release ${open.number} later.`
    : '.';
  return {
    title: `${action}?`,
    text: `All subscribers get release ${number} (${name}) now${replaced}`,
    confirm: action,
  };
}

export function refreshingSubscription(title: string): Question {
  return { ...refreshQuestion(title), confirm: 'Refresh CDN' };
}
