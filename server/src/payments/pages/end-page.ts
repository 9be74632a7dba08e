import { lockUser } from '../../identity/lock-user.ts';
import { movePage } from './move-page.ts';
import type { OwnPage, PageKind, PageServices } from './page-kind.ts';

/** Ends a page that nobody paid, and lets go of what it held. Does nothing when it has ended. */
export async function endPage(
  services: PageServices,
  kind: PageKind,
  page: OwnPage,
  move: 'expire' | 'fail',
): Promise<void> {
  await services.orm.em.fork().transactional(async (em) => {
    await lockUser(em, page.userId);
    const ended = await movePage(em, kind.table, move, { id: page.id, now: services.now() });
    if (ended) await kind.release(services, em, page);
  });
}
