import { ref } from '@mikro-orm/core';
import { notFound } from '@spindle/sdk/contract/failure';
import { isId } from '@spindle/sdk/contract/filter-values';
import {
  validateNewView,
  viewRemoved,
  viewSaved,
} from '@spindle/sdk/domain/backoffice/saved-views';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentDone, presentRejection } from '@spindle/sdk/domain/rejection';
import type { components } from '@spindle/sdk/schema';
import type { Handlers } from '../../contract/handlers.ts';
import { lockUser } from '../../identity/lock-user.ts';
import { User } from '../../identity/user.entity.ts';
import { SavedView } from './saved-view.entity.ts';

const present = ({ id, list, name, query }: SavedView): components['schemas']['SavedView'] => ({
  id,
  list,
  name,
  query,
});

export const savedViews = {
  async listSavedViews({ em, user }) {
    const views = await em.find(
      SavedView,
      { user: user.id },
      { orderBy: { list: 'asc', name: 'asc' } },
    );
    return views.map(present);
  },

  /** Locks the account, so that two tabs can't exceed the limit. */
  saveView: ({ em, user, body: { list, name, query } }) =>
    em.transactional(async (tx) => {
      await lockUser(tx, user.id);
      const views = await tx.find(SavedView, { user: user.id, list });
      const known = views.find((view) => view.name === name);
      const rejection = known === undefined ? validateNewView(views.length) : null;
      if (rejection) return { ...presentRejection(rejection), View: null };
      const view = known ?? tx.create(SavedView, { user: ref(User, user.id), list, name, query });
      view.query = query;
      await tx.flush();
      return { ...presentDone(viewSaved), View: present(view) };
    }),

  async removeView({ em, user, params: { id } }) {
    const removed = isId(id) ? await em.nativeDelete(SavedView, { id, user: user.id }) : 0;
    if (removed === 0) throw notFound(noSuch('view'));
    return presentDone(viewRemoved);
  },
} satisfies Handlers<'listSavedViews' | 'saveView' | 'removeView'>;
