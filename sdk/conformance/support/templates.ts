import { expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { rejectionOf } from '../makers/rejection.ts';

/** Defines tests of reply templates. */
export function templatesConform(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;
  const at = (id: string) => ({ params: { path: { id } } });
  const add = async (body: { name: string; text: string }) =>
    replyOf((await staff()).POST('/api/admin/templates', { body, ...asJson }));
  const save = async (id: string, body: { name: string; text: string; version?: number }) =>
    replyOf((await staff()).PUT('/api/admin/templates/{id}', { ...at(id), body, ...asJson }));
  const list = async () => replyOf((await staff()).GET('/api/admin/templates'));
  const newName = () => `Where is it ${crypto.randomUUID().slice(0, 8)}`;

  it('saves named replies, changes and removes them', async () => {
    const name = newName();
    const { Status, Template } = await add({ name: ` ${name} `, text: 'Hello {name}.\r\n ' });
    expect({ Status, Template }).toEqual({
      Status: 'SUCCESS',
      Template: { id: expect.any(String), name, text: 'Hello {name}.', version: 1 },
    });
    const { id } = Template ?? { id: '' };
    expect(await save(id, { name, text: 'Test event queued.', version: 1 })).toMatchObject({
      Status: 'SUCCESS',
      Template: { text: 'Test event queued.', version: 2 },
    });
    expect(await save(id, { name, text: 'Late.', version: 1 })).toMatchObject({
      Status: 'ERROR',
      code: 'CHANGED_MEANWHILE',
      Template: { text: 'Test event queued.', version: 2 },
    });
    expect(await list()).toContainEqual({ id, name, text: 'Test event queued.', version: 2 });
    const remove = async () => replyOf((await staff()).DELETE('/api/admin/templates/{id}', at(id)));
    expect(await remove()).toMatchObject({ Status: 'SUCCESS' });
    expect(await rejectionOf(remove())).toMatchObject({ status: 404 });
    expect(await rejectionOf(save(id, { name, text: 'Gone.' }))).toMatchObject({ status: 404 });
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('allows each name once', async () => {
    const [name, other] = [newName(), newName()];
    await add({ name, text: 'One.' });
    const taken = { Status: 'ERROR', code: 'NAME_TAKEN' };
    expect(await add({ name: name.toUpperCase(), text: 'Two.' })).toMatchObject(taken);
    const { Template } = await add({ name: other, text: 'Two.' });
    expect(await save(Template?.id ?? '', { name, text: 'Two.' })).toMatchObject(taken);
  });

  it('requires a name and a text, and says which is missing', async () => {
    for (const [fields, path] of [
      [{ name: '  ', text: 'One.' }, 'name'],
      [{ name: newName(), text: ' \n ' }, 'text'],
    ] as const) {
      const rejection = { status: 400, errors: [{ path, message: expect.any(String) }] };
      expect(await rejectionOf(add(fields))).toMatchObject(rejection);
    }
  });
}
