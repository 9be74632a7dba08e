import { deletionEmail, type DeletionStage } from '../../domain/account/deletion-emails.ts';
import type { AnyMockCall } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Person } from '../state.ts';
import { timeZone } from '../config/business.ts';

/** Tells an account's owner what becomes of it. */
export function mailDeletion(
  scene: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  { stage, due }: { stage: DeletionStage; due: Date },
): void {
  const publicUrl = scene.origin;
  postEmail(scene, email, deletionEmail(stage, { firstName, due, publicUrl, timeZone }));
}
