import {
  accountNoticeEmail,
  type AccountNotice,
} from '../../domain/identity/account-notice-email.ts';
import type { AnyMockCall } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Person } from '../state.ts';
import { timeZone } from '../config/business.ts';

/** Emails an account's owner about a change to their ways to sign in. */
export function mailAccountNotice(
  call: Pick<AnyMockCall, 'state' | 'now' | 'origin'>,
  { email, firstName }: Pick<Person, 'email' | 'firstName'>,
  notice: AccountNotice,
): void {
  const { now: at, origin: publicUrl } = call;
  postEmail(call, email, accountNoticeEmail(notice, { firstName, at, publicUrl, timeZone }));
}
