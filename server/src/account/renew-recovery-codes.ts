import { mailAccountNotice } from '../identity/account-notice.ts';
import { withFreshCode, type AroundCode } from '../identity/fresh-code.ts';
import { replaceRecoveryCodes } from '../identity/recovery-codes.ts';

/**
 * Creates ten codes that replace all earlier ones. Returns null if `code` is wrong or already used.
 */
export async function renewRecoveryCodes(
  around: AroundCode,
  code: string,
): Promise<string[] | null> {
  const { config, jobs, now } = around.services;
  return withFreshCode(around, code, async (tx, { id }) => {
    const notice = 'recovery-codes-renewed';
    const at = now().toISOString();
    await jobs.send(tx, mailAccountNotice, { userId: id, notice, at });
    return replaceRecoveryCodes(tx, config.secretsKeys, id);
  });
}
