import { worded } from '../emails/wording.ts';
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

/** Returns the email that tells a customer that an item they asked about is back in stock. */
export function noticeEmail(
  { firstName, item }: { firstName: string; item: NoticedItem },
  publicUrl: string,
): Email {
  const { title, catalogId, catalogItemId, priceCents, picture } = item;
  return worded(
    'item-available',
    { name: firstName, item: title },
    {
      greeting: `Hello ${firstName},`,
      blocks: [
        { kind: 'table', rows: [[title, formatMoney(priceCents), picture]] },
        link(`View ${title}`, `${publicUrl}/ui/shop/${catalogId}/${catalogItemId}`),
        paragraph(
          "We haven't reserved one for you, and other customers got this email too. If the item sells out, you can ask us to notify you again on the item's page.",
        ),
      ],
    },
  );
}
