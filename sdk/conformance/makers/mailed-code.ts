import type { ConformingShop } from '../conforming-shop.ts';

/** Waits for an address's first `nth` emails and returns the code in the last of them. */
export async function mailedCode(shop: ConformingShop, email: string, nth = 1): Promise<string> {
  const mails = await shop.mailsTo(email, nth);
  // Emails sent at nearly the same time arrive in any order.
  const code = mails.flatMap(({ text }) => /(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? []).at(-1);
  if (code === undefined) throw new Error(`No code in ${nth} mails to ${email}.`);
  return code;
}

/** Returns a different code. */
export function otherThan(code: string): string {
  return code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}
