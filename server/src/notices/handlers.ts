import { noticeWithdrawn } from '@spindle/sdk/domain/notices/validate-notice';
import { presentDone, presentOutcome } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../contract/handlers.ts';
import { askForNotice, type NoticeRequest } from './ask-for-notice.ts';
import { ItemNotice } from './item-notice.entity.ts';

interface NoticeCall {
  params: { catalogId: string; catalogItemId: string };
  user: { id: string };
}

const wishOf = ({
  params: { catalogId, catalogItemId: itemId },
  user,
}: NoticeCall): NoticeRequest => ({
  userId: user.id,
  catalogId,
  itemId,
});

export const notices = {
  async askForNotice(call) {
    return presentOutcome(await askForNotice(call.em, wishOf(call), call.now));
  },

  async withdrawNotice(call) {
    const { userId: user, catalogId, itemId } = wishOf(call);
    await call.em.nativeDelete(ItemNotice, { user, catalogId, itemId, toldAt: null });
    return presentDone(noticeWithdrawn);
  },

  async listNotices({ em, user }) {
    const orderBy = { position: 'asc' } as const;
    const open = await em.find(ItemNotice, { user: user.id, toldAt: null }, { orderBy });
    return open.map(({ catalogId, itemId, createdAt }) => ({
      catalogId,
      catalogItemId: itemId,
      dateCreated: createdAt.toISOString(),
    }));
  },
} satisfies Handlers<'askForNotice' | 'withdrawNotice' | 'listNotices'>;
