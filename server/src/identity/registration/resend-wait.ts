import { RESEND_SECONDS } from '@spindle/sdk/domain/identity/mailed-codes';

/** How long until another code may be mailed; 0: now. */
export function secondsToResend({ codeSentAt }: { codeSentAt: Date | null }, now: Date): number {
  if (codeSentAt === null) return 0;
  const passed = (now.getTime() - codeSentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(RESEND_SECONDS - passed));
}
