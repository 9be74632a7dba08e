import { deletionEmail, type DeletionStage } from '../../domain/account/deletion-emails.ts';
import type { AnyMockCall, Scene } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Person } from '../state.ts';
import { timeZone } from '../config/business.ts';
import { validateDeletion } from '../../domain/account/deletion.ts';
import { eraseAccount } from './erase-account.ts';
import { unfinished } from './unfinished.ts';

/**
 * Deletes the accounts whose two-week grace period is over. Accounts that can't be deleted yet keep
 * waiting.
 */
export function deleteAccounts(scene: Scene & { origin: string }): void {
  const { state, now } = scene;
  for (const person of state.people) {
    const due = person.deletion && new Date(person.deletion.until);
    if (due === undefined || due > now) continue;
    if (validateDeletion(unfinished(state, person, { pages: true })) !== null) continue;
    // sent first, because the address is erased next
    mailDeletion(scene, person, { stage: 'done', due });
    eraseAccount(scene, person);
  }
}

export function mailDeletion(
  scene: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { stage, due }: { stage: DeletionStage; due: Date },
): void {
  const publicUrl = scene.origin;
  postEmail(scene, email, deletionEmail(stage, { firstName, due, publicUrl, timeZone }));
}
