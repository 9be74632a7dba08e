import type { ConformingShop } from '../conforming-shop.ts';

/** The code in the nth mail to that address; waits for it. */
export async function mailedCode(shop: ConformingShop, email: string, nth = 1): Promise<string> {
  const mails = await shop.mailsTo(email, nth);
  const code = /(?<!\d)\d{8}(?!\d)/.exec(mails[nth - 1]?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code in mail ${nth} to ${email}.`);
  return code;
}

/** Another code than this one. */
export function otherThan(code: string): string {
  return code.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));
}
