import type { Handlers } from '../contract/handlers.ts';
import { answerList } from '../http/resource-list.ts';
import { adminRedirects } from './admin-redirects.ts';
import { deleteRedirect, saveRedirect } from './save-redirect.ts';

export const redirects = {
  listAdminRedirects: (call) => answerList(call, adminRedirects),
  createRedirect: (call) => saveRedirect(call, null, call.body),
  updateRedirect: (call) => saveRedirect(call, call.params.id, call.body),
  deleteRedirect: (call) => deleteRedirect(call, call.params.id),
} satisfies Partial<Handlers>;
