// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstOf } from '../test/first-of.ts';
import { dropNextResponse } from '../test/lose-next-answer.ts';
import { mockShop } from '../test/mock-shop.ts';
import { demoStaff } from '../test/open-app.ts';
import { dataProvider } from './data-provider.ts';
import { queryClient } from './query-client.ts';
import { useCreate, useUpdate } from './write-hooks.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <AdminContext dataProvider={dataProvider} queryClient={queryClient}>
      {children}
    </AdminContext>
  </MemoryRouter>
);

beforeEach(() => mockShop.signIn(demoStaff.administrator));

const templates = () => mockShop.read().ticketTemplates ?? [];
const once = { data: { name: 'Once', text: 'Hello {name}' } };

it('creates once for two clicks before React has rendered, and reports it once', async () => {
  const before = templates().length;
  const onSuccess = vi.fn<() => void>();
  const { result } = renderHook(() => useCreate('templates'), { wrapper });
  await act(async () => {
    const [create] = result.current;
    create(once, { onSuccess });
    await create(once, { returnPromise: true, onSuccess });
  });
  expect(templates()).toHaveLength(before + 1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

it('creates once if the response of the first attempt was lost', async () => {
  const before = templates().length;
  const { result } = renderHook(() => useCreate('templates'), { wrapper });
  const create = () => result.current[0](once, { returnPromise: true });
  dropNextResponse();
  await act(() => expect(create()).rejects.toMatchObject({ status: 0 }));
  expect(result.current[1].error).toMatchObject({ status: 0 });
  await act(create);
  expect(templates()).toHaveLength(before + 1);
});

it('updates the version in meta, and no other', async () => {
  const { id, version } = firstOf(mockShop.read().discountCodes);
  const { result } = renderHook(() => useUpdate('codes'), { wrapper });
  const meta = { version: version + 1 };
  const update = () =>
    result.current[0]({ id, data: { active: false }, meta }, { returnPromise: true });
  await act(() => expect(update()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' }));
});

const switchable = () =>
  firstOf(
    mockShop.read().discountCodes,
    ({ ends }) => ends === null || new Date(ends) > new Date(),
  );

it('starts again after a rejection, without waiting for a render', async () => {
  const { id, version, active } = switchable();
  const { result } = renderHook(() => useUpdate('codes'), { wrapper });
  const update = (of: number) =>
    result.current[0](
      { id, data: { active: !active }, meta: { version: of } },
      { returnPromise: true },
    );
  await act(() => update(version + 1).catch(() => update(version)));
  expect(switchable().active).toBe(!active);
});

it('can be undone after its screen is gone', async () => {
  const { id, version, active } = switchable();
  const { result, unmount } = renderHook(() => useUpdate('codes'), { wrapper });
  const [update] = result.current;
  const first = update(
    { id, data: { active: !active }, meta: { version } },
    { returnPromise: true },
  );
  unmount();
  await first;
  await new Promise((onSuccess, onError) => {
    update({ id, data: { active }, meta: { version: version + 1 } }, { onSuccess, onError });
  });
  expect(switchable().active).toBe(active);
});
