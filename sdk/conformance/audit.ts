import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { contentBuilder } from './makers/content-builder.ts';
import { listQuery } from './makers/list-query.ts';
import { makeElement, makeSection } from './makers/make-element.ts';
import { rejectionOf } from './makers/rejection.ts';
import { supportDesk } from './makers/support-desk.ts';

export const auditConformance = defineConformance(['audit'], (shop) => {
  const builder = contentBuilder(shop);

  async function list(options: Parameters<typeof listQuery>[0]) {
    const { shop: staff } = await administratorOf(shop());
    const call = staff.GET('/api/admin/audit', { params: listQuery(options) });
    const entries = await replyOf(call);
    return { entries, range: (await call).response.headers.get('Content-Range') };
  }

  /** Oldest first. */
  const about = async (subject: string) =>
    (await list({ filter: { subject }, sort: ['dateCreated', 'ASC'] })).entries;

  it('records who created what', async () => {
    const { email, userId } = await administratorOf(shop());
    const { category } = await makeSection(shop(), { title: 'Häufige Fragen' });
    const { entries, range } = await list({ filter: { subject: `section ${category}` } });
    expect(range).toBe('audit 0-0/1');
    expect(entries).toMatchObject([
      {
        actorId: userId,
        actorEmail: email,
        action: 'content.create-section',
        before: null,
        after: { title: 'Häufige Fragen', enabled: true, link: null },
      },
    ]);
  });

  it('records only the fields that a change affects', async () => {
    const { category } = await makeSection(shop());
    shop().advance(1);
    const { enabled: _, ...left } = await made(category);
    const link = 'https://example.com/forum';
    await builder.saveSection(category, { ...left, external: true, link });
    expect(await about(`section ${category}`)).toMatchObject([
      { action: 'content.create-section' },
      {
        action: 'content.update-section',
        before: { enabled: true, external: false, link: null },
        after: { enabled: false, external: true, link },
      },
    ]);
  });

  it('records nothing if nothing changes', async () => {
    const { category } = await makeSection(shop());
    await builder.saveSection(category, await made(category));
    expect(await about(`section ${category}`)).toHaveLength(1);
  });

  it('records facts, and what was deleted', async () => {
    const { category, elementId } = await makeElement(shop());
    const key = { category, elementId };
    await builder.saveAttribute(key, 'cut', { type: 'SIZE', value: '600 mm' });
    shop().advance(1);
    await builder.deleteAttribute(key, 'cut');
    await builder.deleteElement(key);
    const value = { type: 'SIZE', value: '600 mm', description: null };
    expect(await about(`attribute ${category}/${elementId}/cut`)).toMatchObject([
      { action: 'content.save-attribute', before: null, after: value },
      { action: 'content.delete-attribute', before: value, after: null },
    ]);
    expect(await about(`element ${category}/${elementId}`)).toMatchObject([
      { action: 'content.create-element', before: null },
      { action: 'content.delete-element', after: null },
    ]);
  });

  it('records once that a ticket was closed', async () => {
    const desk = supportDesk(shop);
    const { number } = await desk.write({ email: 'max@example.com' });
    const { id } = await desk.ticket(number);
    await desk.change(id, { status: 'CLOSED' });
    await desk.change(id, { status: 'CLOSED' });
    expect(await about(`ticket ${id}`)).toMatchObject([
      { action: 'support.close-ticket', before: { status: 'OPEN' }, after: { status: 'CLOSED' } },
    ]);
  });

  it('records no rejected edit', async () => {
    const { category } = await makeElement(shop());
    await builder.deleteSection(category);
    await rejectionOf(builder.saveSection(category, { version: 7 }));
    expect(await about(`section ${category}`)).toHaveLength(1);
  });

  it('finds entries by who, what and when, newest first', async () => {
    shop().advance(2);
    const since = shop().now().toISOString();
    const { email } = await administratorOf(shop());
    const one = await makeSection(shop());
    shop().advance(2);
    const between = shop().now().toISOString();
    shop().advance(2);
    const { email: later } = await administratorOf(shop());
    const other = await makeSection(shop());
    const find = async (filter: object) => {
      const action = ['content.create-section', 'content.delete-section'];
      const found = await list({ filter: { action, dateCreated_gte: since, ...filter } });
      return found.entries.map(({ subject }) => subject);
    };
    const [first, second] = [one, other].map(({ category }) => `section ${category}`);
    expect(await find({})).toEqual([second, first]);
    const actorEmail = [email.toUpperCase(), later];
    expect(await find({ actorEmail })).toEqual([second, first]);
    expect(await find({ dateCreated_lte: between })).toEqual([first]);
    expect(await find({ actorEmail: null })).toEqual([]);
    expect(await find({ action: 'content.delete-section' })).toEqual([]);
  });

  it('shows each by its id', async () => {
    const { category } = await makeSection(shop());
    const [entry] = await about(`section ${category}`);
    expect(entry?.actorName).toBe('Ada Park');
    const { shop: staff } = await administratorOf(shop());
    const get = (id: string) =>
      replyOf(staff.GET('/api/admin/audit/{id}', { params: { path: { id } } }));
    expect(await get(entry?.id ?? '')).toEqual(entry);
    expect(await rejectionOf(get('1001'))).toMatchObject({ status: 404 });
  });

  it('is for administrators, who filter by time', async () => {
    const { shop: picker } = await shop().signedIn('warehouse');
    expect(await rejectionOf(replyOf(picker.GET('/api/admin/audit')))).toMatchObject({
      status: 403,
    });
    expect(await rejectionOf(list({ filter: { dateCreated_gte: 'yesterday' } }))).toMatchObject({
      status: 400,
      errors: [{ path: 'filter', message: 'has an invalid value for dateCreated_gte' }],
    });
  });

  /** Returns the form of a section with its current values. */
  async function made(category: string) {
    const section = (await builder.sections()).find((one) => one.category === category);
    if (section === undefined) throw new Error(`There is no ${category}.`);
    const { title, description, enabled, listingOrderWeight } = section;
    return { title, description, enabled, listingOrderWeight };
  }
});
