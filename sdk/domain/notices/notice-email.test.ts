import { expect, it } from 'vitest';
import { noticeEmail } from './notice-email.ts';

it.each([null, 'https://shop.example/pictures/vise-50.jpg'])(
  'says what is back in stock, where, and at what price: %j',
  (picture) => {
    const item = {
      catalogId: 'workholding',
      catalogItemId: 'vise-50',
      title: 'Vise 50 mm',
      priceCents: 123_450,
      picture,
    };
    expect(noticeEmail({ firstName: 'Ines', item }, 'https://shop.example')).toMatchObject({
      subject: 'Vise 50 mm is available',
      greeting: 'Hello Ines,',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You asked us to tell you when this item is available. You can buy it now:',
        },
        { kind: 'table', rows: [['Vise 50 mm', '$1,234.50', picture]] },
        {
          kind: 'link',
          text: 'View Vise 50 mm',
          href: 'https://shop.example/ui/shop/workholding/vise-50',
        },
        {
          kind: 'paragraph',
          text: "We haven't reserved one for you, and other customers got this email too. If the item sells out, you can ask us to notify you again on the item's page.",
        },
      ],
    });
  },
);
