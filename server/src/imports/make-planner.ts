import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportProblem } from '@spindle/sdk/domain/imports/imports';
import {
  redirectColumn,
  type CustomerDraft,
  type RedirectDraft,
} from '@spindle/sdk/domain/imports/people';
import type { ImportDraft, ImportReading } from '@spindle/sdk/domain/imports/read-import';
import { readRedirect } from '@spindle/sdk/domain/redirects/addresses';
import { db } from '../database/db.ts';
import { lower } from '../database/expressions.ts';
import { importRedirects } from '../redirects/import-redirects.ts';
import { Redirect } from '../redirects/redirect.entity.ts';
import type { Services } from '../services.ts';
import type { NewRow } from './insert-rows.ts';
import { loadCatalogs } from './known-catalogs.ts';
import { planItems } from './plan-rows.ts';

type Planned = Omit<NewRow, 'position'> & { pictures: { url: string; alt: string | null }[] };

/**
 * Returns a function that plans some rows by what the shop has. Problems that are found on the way
 * are added to `problems`.
 */
export async function makePlanner(
  services: Services,
  { drafts, mapping }: Pick<ImportReading, 'drafts' | 'mapping'>,
  problems: ImportProblem[],
) {
  const now = services.now();
  const redirects = drafts.filter((draft) => draft.kind === 'redirects');
  if (redirects.length > 0) {
    problems.push(...(await checkRedirects(services, redirects, mapping)));
  }
  const catalogs = await loadCatalogs(services.orm.em.fork());
  return async (some: readonly ImportDraft[]): Promise<Planned[]> => {
    // A fork per batch, so that loaded items don't pile up.
    const em = services.orm.em.fork();
    const items = some.filter((draft) => draft.kind === 'items');
    const planned = await planItems({ em, services, now, catalogs, problems }, items);
    return [
      ...planned.map(({ draft, takesPictures, ...row }): Planned => ({
        ...row,
        row: draft.row,
        draft: { kind: 'items', ...draft },
        reason: null,
        pictures: takesPictures ? draft.pictures : [],
      })),
      ...(await planCustomers(
        em,
        some.filter((draft) => draft.kind === 'customers'),
      )),
      ...(await planRedirects(
        em,
        some.filter((draft) => draft.kind === 'redirects'),
      )),
    ];
  };
}

export interface Account {
  id: string;
  email: string;
  tags: string[] | null;
}

/** Loads the accounts with these email addresses, by address in lower case. */
export async function loadAccounts(
  em: EntityManager,
  emails: readonly string[],
): Promise<Map<string, Account>> {
  if (emails.length === 0) return new Map();
  const folded = emails.map((email) => email.toLowerCase());
  const found = await db(em)
    .selectFrom('users')
    .select(['id', 'email', 'tags'])
    .where(({ eb, ref }) => eb(lower(ref('email')), 'in', folded))
    .execute();
  return new Map(found.map((user) => [user.email.toLowerCase(), user]));
}

async function planCustomers(
  em: EntityManager,
  drafts: readonly ({ kind: 'customers' } & CustomerDraft)[],
): Promise<Planned[]> {
  const accounts = await loadAccounts(
    em,
    drafts.map(({ email }) => email),
  );
  return drafts.map((draft): Planned => {
    const account = accounts.get(draft.email.toLowerCase());
    const row = { row: draft.row, name: draft.email, draft, reason: null, pictures: [] };
    if (account === undefined) {
      const changes = ['email', 'firstName', 'lastName'];
      return { ...row, effect: 'create', changes, recordId: null };
    }
    const isTagged = draft.tags.every((tag) => account.tags?.includes(tag));
    const recordId = account.id;
    return isTagged
      ? { ...row, effect: 'same', changes: [], recordId }
      : { ...row, effect: 'update', changes: ['tags'], recordId };
  });
}

async function planRedirects(
  em: EntityManager,
  drafts: readonly ({ kind: 'redirects' } & RedirectDraft)[],
): Promise<Planned[]> {
  const normal = drafts.map((draft) => {
    const read = readRedirect(draft);
    return 'invalid' in read ? draft : read;
  });
  const sources = normal.map(({ from }) => from);
  const stored = sources.length === 0 ? [] : await em.find(Redirect, { source: { $in: sources } });
  const targets = new Map(stored.map(({ source, target }) => [source, target]));
  return drafts.map((draft, at): Planned => {
    const { from, to } = normal[at] ?? draft;
    const before = targets.get(from);
    const isSame = before === to;
    return {
      row: draft.row,
      name: from,
      draft,
      effect: before === undefined ? 'create' : isSame ? 'same' : 'update',
      changes: isSame ? [] : ['to'],
      recordId: from,
      reason: null,
      pictures: [],
    };
  });
}

async function checkRedirects(
  { orm, now }: Services,
  drafts: readonly RedirectDraft[],
  mapping: ImportReading['mapping'],
): Promise<ImportProblem[]> {
  const found = await orm.em
    .fork()
    .transactional((tx) => importRedirects(tx, drafts, { now: now(), apply: false }));
  return found.map(({ row, path, message }) => ({
    row: drafts[row]?.row ?? row,
    column: redirectColumn(mapping, path),
    message,
  }));
}
