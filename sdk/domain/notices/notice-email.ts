import { link, paragraph, type Email } from '../mail/email.ts';
import { formatMoney } from '../money/dollars.ts';

interface NoticedItem {
  catalogId: string;
  catalogItemId: string;
  title: string;
  /** Current unit price in cents. */
  priceCents: number;
  /** The absolute URL of a small picture. */
  picture: string | null;
}

/** Returns the email that tells a customer who asked for it that an item is back in stock. */
export function noticeEmail(
  { firstName, item }: { firstName: string; item: NoticedItem },
  publicUrl: string,
): Email {
  const { title, catalogId, catalogItemId, priceCents, picture } = item;
  return {
    subject: `${title} can be bought now`,
    greeting: `Hello ${firstName},`,
    blocks: [
      paragraph('You asked us to tell you when this can be bought. Now it can:'),
      { kind: 'table', rows: [[title, formatMoney(priceCents), picture]] },
      link(`Look at ${title}`, `${publicUrl}/ui/shop/${catalogId}/${catalogItemId}`),
      paragraph(
        'None is held for you, and others were told as well. This is the only mail about it; if it is gone again, you can ask us anew on its page.',
      ),
    ],
  };
}
