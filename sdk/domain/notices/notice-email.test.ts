import { expect, it } from 'vitest';
import { noticeEmail } from './notice-email.ts';

it.each([null, 'https://shop.example/pictures/vise-50.jpg'])(
  'who asked to be told hears what can be bought, where, and for how much: %j',
  (picture) => {
    const item = {
      catalogId: 'workholding',
      catalogItemId: 'vise-50',
      title: 'Vise 50 mm',
      priceCents: 123_450,
      picture,
    };
    expect(noticeEmail({ firstName: 'Ines', item }, 'https://shop.example')).toEqual({
      subject: 'Vise 50 mm can be bought now',
      greeting: 'Hello Ines,',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You asked us to tell you when this can be bought. Now it can:',
        },
        { kind: 'table', rows: [['Vise 50 mm', '$1,234.50', picture]] },
        {
          kind: 'link',
          text: 'Look at Vise 50 mm',
          href: 'https://shop.example/ui/shop/workholding/vise-50',
        },
        {
          kind: 'paragraph',
          text: 'None is held for you, and others were told as well. This is the only mail about it; if it is gone again, you can ask us anew on its page.',
        },
      ],
    });
  },
);
