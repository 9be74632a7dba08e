import { notFound } from '../../contract/failure.ts';
import {
  notificationSaved,
  noticeWithdrawn,
  validateNotice,
} from '../../domain/notices/validate-notice.ts';
import { pick } from '../../domain/fields.ts';
import { presentDone, presentRejection } from '../../domain/rejection.ts';
import { isOf } from '../catalog/find-record.ts';
import type { MockHandlers } from '../core/call.ts';
import { awaitedItem } from './awaited-item.ts';

export const notices = {
  askForNotice({ state, params, user: { userId }, now, newId, plays }) {
    const rejection = validateNotice(awaitedItem({ state, plays }, params));
    if (rejection?.code === 'NOT_FOUND') throw notFound(rejection);
    if (rejection !== null) return presentRejection(rejection);
    const waits = state.notices.some(
      (one) => one.notified === null && one.userId === userId && isOf(one, params),
    );
    const { catalogId, catalogItemId } = params;
    const notice = { noticeId: newId(), userId, catalogId, catalogItemId, notified: null };
    if (!waits) state.notices.push({ ...notice, dateCreated: now.toISOString() });
    return presentDone(notificationSaved);
  },
  withdrawNotice({ state, params, user: { userId } }) {
    state.notices = state.notices.filter(
      (one) => one.notified !== null || one.userId !== userId || !isOf(one, params),
    );
    return presentDone(noticeWithdrawn);
  },
  listNotices: ({ state, user }) =>
    state.notices
      .filter(({ notified, userId }) => notified === null && userId === user.userId)
      .map((one) => pick(one, 'catalogId', 'catalogItemId', 'dateCreated')),
} satisfies Partial<MockHandlers>;
