import type { ConformingShop } from '../conforming-shop.ts';

/** The newest code in the first so many mails to that address; waits until they are there. */
export async function mailedCode(shop: ConformingShop, email: string, nth = 1): Promise<string> {
  const mails = await shop.mailsTo(email, nth);
  // Mails that are sent at nearly the same time arrive in any order.
  const code = mails.flatMap(({ text }) => /(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? []).at(-1);
  if (code === undefined) throw new Error(`No code in ${nth} mails to ${email}.`);
  return code;
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}
