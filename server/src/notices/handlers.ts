import { noticeWithdrawn } from '@spindle/sdk/domain/notices/refuse-notice';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/refusal';
import type { Handlers } from '../contract/handlers.ts';
import { db } from '../database/db.ts';
import { askForNotice, type Wish } from './ask-for-notice.ts';

interface NoticeCall {
  params: { catalogId: string; catalogItemId: string };
  user: { id: string };
}

const wishOf = ({ params: { catalogId, catalogItemId: itemId }, user }: NoticeCall): Wish => ({
  userId: user.id,
  catalogId,
  itemId,
});

export const notices = {
  async askForNotice(call) {
    return presentOutcome(await askForNotice(call.em, wishOf(call), call.now));
  },

  async withdrawNotice(call) {
    const { userId, catalogId, itemId } = wishOf(call);
    await db(call.em)
      .deleteFrom('item_notices')
      .where('user_id', '=', userId)
      .where('catalog_id', '=', catalogId)
      .where('item_id', '=', itemId)
      .where('told_at', 'is', null)
      .execute();
    return presentDone(noticeWithdrawn);
  },

  async listNotices({ em, user }) {
    const open = await db(em)
      .selectFrom('item_notices')
      .select(['catalog_id', 'item_id', 'created_at'])
      .where('user_id', '=', user.id)
      .where('told_at', 'is', null)
      .orderBy('position')
      .execute();
    return open.map((one) => ({
      catalogId: one.catalog_id,
      catalogItemId: one.item_id,
      dateCreated: one.created_at.toISOString(),
    }));
  },
} satisfies Handlers<'askForNotice' | 'withdrawNotice' | 'listNotices'>;
