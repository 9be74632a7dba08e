import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { requireScope } from '@spindle/sdk/contract/access';
import { notFound, rejectInvalid } from '@spindle/sdk/contract/failure';
import { scopesOfBulk } from '@spindle/sdk/domain/bulk/bulk-scopes';
import { invalidInputOf } from '@spindle/sdk/domain/bulk/input';
import { idOf, invalidEdits, invalidStart } from '@spindle/sdk/domain/bulk/item-edit';
import type { ScopeHolder } from '@spindle/sdk/domain/identity/staff-roles';
import { noSuch } from '@spindle/sdk/domain/records';
import { presentOutcome } from '@spindle/sdk/domain/rejection';
import type { Handlers } from '../contract/handlers.ts';
import { Bulk } from './bulk.entity.ts';
import { listEdits } from './list-edits.ts';
import { cancelBulk } from './cancel-bulk.ts';
import { previewBulk } from './preview-bulk.ts';
import { printBulk } from './print-bulk.ts';
import { readPresentBulk } from './read-bulk.ts';
import { startBulk } from './start-bulk.ts';

export const bulk = {
  listItemEdits: async ({ em }) => ({ edits: await listEdits(em) }),
  async editItems({ body, user, services, requestId }) {
    const { edits, preview, startsAt, once, undo } = body;
    rejectInvalid(invalidEdits(edits, undo) ?? invalidStart(startsAt));
    const ids = edits.map(idOf);
    const actor = { id: user.id, email: user.email };
    const request = {
      action: 'edit' as const,
      ids,
      input: undo === undefined ? {} : { undo },
      edits: new Map(edits.map((one) => [idOf(one), one])),
      actor,
    };
    if (preview) return previewBulk(services, request);
    const { provenAt } = user;
    const at = startsAt === undefined ? undefined : new Date(startsAt);
    return {
      id: await startBulk(services, { ...request, provenAt, requestId, startsAt: at, once }),
    };
  },
  async startBulk({ body, user, services, requestId }) {
    const { action, ids, input = {}, preview, mostCents } = body;
    rejectInvalid(invalidInputOf(action, input));
    requireScope(user, scopesOfBulk(action, input));
    const actor = { id: user.id, email: user.email };
    if (preview) return previewBulk(services, { action, ids, input, actor });
    const { provenAt } = user;
    const request = { action, ids, input, mostCents, actor, provenAt, requestId };
    return { id: await startBulk(services, request) };
  },
  getBulk: async ({ em, params, user, services }) =>
    readPresentBulk(services, await allowedId(em, params.id, user)),
  async getBulkPrint({ em, params, user, services, ctx }) {
    const id = await allowedId(em, params.id, user);
    const pdf = await printBulk(services, id);
    ctx.attachment(`print-${id}.pdf`);
    ctx.type = 'application/pdf';
    return pdf;
  },
  async cancelBulk({ em, params, user, services, requestId }) {
    const actor = { id: user.id, email: user.email };
    const id = await allowedId(em, params.id, user);
    return presentOutcome(await cancelBulk(services, { id, actor, requestId }));
  },
} satisfies Handlers<
  'listItemEdits' | 'editItems' | 'startBulk' | 'getBulk' | 'getBulkPrint' | 'cancelBulk'
>;

/**
 * Returns the id of a bulk action that the caller may run.
 * @throws Failure 404 if the bulk action does not exist, 403 if others run it
 */
async function allowedId(em: EntityManager, id: string, user: ScopeHolder): Promise<string> {
  const found = z.uuid().safeParse(id).success ? await em.findOne(Bulk, { id }) : null;
  if (found === null) throw notFound(noSuch('bulk job'));
  requireScope(user, scopesOfBulk(found.action, found.input));
  return id;
}
