import { validateDeletion } from '../../domain/account/deletion.ts';
import type { Scene } from '../core/call.ts';
import { eraseAccount } from './erase-account.ts';
import { mailDeletion } from './mail-deletion.ts';
import { unfinished } from './unfinished.ts';

/** Deletes the accounts whose two weeks are over; where something has to end before, they wait. */
export function deleteAccounts(scene: Scene & { origin: string }): void {
  const { state, now } = scene;
  for (const person of state.people) {
    const due = person.deletion && new Date(person.deletion.until);
    if (due === undefined || due > now) continue;
    if (validateDeletion(unfinished(state, person, { pages: true })) !== null) continue;
    // the last chance to reach them
    mailDeletion(scene, person, { stage: 'done', due });
    eraseAccount(scene, person);
  }
}
