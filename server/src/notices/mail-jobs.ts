import { noticeEmail } from '@spindle/sdk/domain/notices/notice-email';
import { z } from 'zod';
import { itemPriceAt } from '../catalog/price-now.ts';
import { db } from '../database/db.ts';
import { literal } from '../database/expressions.ts';
import { visible } from '../inventory/buyable.ts';
import { defineJob } from '../jobs/job.ts';
import { emailPicture } from '../media/email-picture.ts';

/**
 * Emails a customer that the item can be bought. Sends nothing if the item is no longer visible.
 */
export const mailNotice = defineJob({
  name: 'mail-item-notice',
  payload: z.object({ noticeId: z.uuid() }),
  async handle({ orm, mail, config, now }, { noticeId }) {
    const notice = await db(orm.em.fork())
      .selectFrom('item_notices as n')
      .innerJoin('users as u', 'u.id', 'n.user_id')
      .innerJoin('catalog_items as i', (join) =>
        join.onRef('i.catalog_id', '=', 'n.catalog_id').onRef('i.item_id', '=', 'n.item_id'),
      )
      .innerJoin('catalogs as c', 'c.id', 'i.catalog_id')
      .select([
        'u.email',
        'u.first_name as firstName',
        'i.catalog_id as catalogId',
        'i.item_id as catalogItemId',
        'i.title',
        'i.image',
        itemPriceAt(now(), literal(1)).as('priceCents'),
      ])
      .where('n.id', '=', noticeId)
      .where(visible)
      .executeTakeFirst();
    if (!notice) return;
    const { email, firstName, image, ...item } = notice;
    await mail.send({
      content: noticeEmail(
        { firstName, item: { ...item, picture: emailPicture(config, image) } },
        config.publicUrl,
      ),
      to: email,
      messageId: `notice-${noticeId}`,
    });
  },
});
