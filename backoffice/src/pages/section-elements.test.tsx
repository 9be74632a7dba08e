// @vitest-environment jsdom
import { firstCustomer } from '@spindle/sdk/demo/people';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialogText } from '../content/fixtures/acts.ts';
import { press } from '../test/press.ts';
import { contentRead, elementsNow, shopHolds } from '../content/fixtures/content-shop.ts';
import { openContent } from '../content/fixtures/open-content.ts';
import { sampleElement, sampleSection } from '../content/fixtures/sample-content.ts';
import { firstOf } from '../test/first-of.ts';
import { mockShop } from '../test/mock-shop.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
const section = sampleSection();

/** An item that can be added to the cart now. */
const { catalogId, catalogItemId } = firstOf(
  mockShop.read().items,
  ({ enabled, locked, expired, digital, inventory }) =>
    enabled && !locked && !expired && !digital && inventory > 0,
);

/** Returns the cart of the signed-in customer. */
const cartNow = () => {
  const { people, carts } = mockShop.read();
  return carts[firstOf(people, ({ email }) => email === firstCustomer.email).userId] ?? [];
};

describe('the elements of a section', () => {
  it('link to their pages, below the breadcrumbs', async () => {
    shopHolds({ sections: [section], elements: [sampleElement()] });
    openContent('/ui/creator/build-logs', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    for (const name of ['Router table from plywood', 'Click to read more...']) {
      const link = within(list).getByRole('link', { name });
      expect(link.getAttribute('href')).toBe('/ui/creator/build-logs/plywood-router');
    }
    expect(list.textContent).toContain('A first machine, cut and assembled in a weekend.');
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    await within(way).findByText('Build logs');
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/ui/admin', '/ui/creator']);
    expect(way.textContent).toBe('Administration Panel/Content Builder/Build logs');
    await expectAccessible();
  });

  it('show what is upcoming and what is discontinued', async () => {
    const elements = [
      sampleElement({ elementId: 'a', title: 'To come', locked: true }),
      sampleElement({ elementId: 'b', title: 'No more', expired: true }),
      sampleElement({ elementId: 'c', title: 'Both', locked: true, expired: true }),
    ];
    shopHolds({ sections: [section], elements });
    openContent('/ui/creator/build-logs', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    const rows = within(list).getAllByRole('listitem');
    expect(
      rows.map(({ textContent }) => /Coming Soon!|Discontinued/.exec(textContent)?.[0]),
    ).toEqual(['Coming Soon!', 'Discontinued', undefined]);
  });

  it("are the public ones, without tools, for users who aren't administrators", async () => {
    const elements = [sampleElement(), sampleElement({ elementId: 'x', enabled: false })];
    shopHolds({ sections: [section], elements });
    const requests = contentRead();
    openContent('/ui/creator/build-logs?edit=plywood-router', 'customer');
    const list = await screen.findByRole('list', { name: 'Elements' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(requests.toSorted()).toEqual(['/api/creator/', '/api/creator/build-logs']);
  });

  it('can be bought if the catalog has an item of the same id', async () => {
    const elements = [
      sampleElement({ elementId: catalogItemId }),
      sampleElement({ elementId: 'plans', title: 'Plans' }),
      sampleElement({ elementId: 'course', title: 'Course', digital: true }),
    ];
    shopHolds({ sections: [section], elements });
    openContent('/ui/creator/build-logs', 'customer');
    const [buy, ...others] = await screen.findAllByRole('button', { name: /^Add to cart/ });
    expect(others).toEqual([]);
    buy?.click();
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeTruthy();
    expect(cartNow()).toMatchObject([{ catalogId, catalogItemId, quantity: 1 }]);
    await expectAccessible();
  });

  it.each(['digital', 'subscription'])('cannot be bought here if they are %s', async (kind) => {
    const sold = sampleElement({ elementId: catalogItemId });
    const elements = [sold, { ...sold, elementId: 'beside', [kind]: true }];
    const twin = firstOf(mockShop.read().items, (one) => one.catalogItemId === catalogItemId);
    mockShop.change(({ items }) => items.push({ ...twin, catalogItemId: 'beside' }));
    shopHolds({ sections: [section], elements });
    openContent('/ui/creator/build-logs', 'customer');
    expect(await screen.findAllByRole('button', { name: /^Add to cart/ })).toHaveLength(1);
    const list = screen.getByRole('list', { name: 'Elements' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('deleting an element', () => {
  beforeEach(() => {
    shopHolds({ sections: [section], elements: [sampleElement()] });
  });

  it('asks first, then confirms it', async () => {
    openContent('/ui/creator/build-logs');
    await press('Delete Router table from plywood');
    expect(await dialogText('Deleting Content Element')).toContain(
      "Are you sure you want to delete 'Router table from plywood'?",
    );
    await press('Dismiss');
    expect(elementsNow()).toHaveLength(1);
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Element Deleted')).toContain(
      'The content element was deleted successfully.',
    );
    expect(elementsNow()).toEqual([]);
    await expectAccessible();
  });

  it('shows why it was rejected', async () => {
    openContent('/ui/creator/build-logs');
    await screen.findByRole('list', { name: 'Elements' });
    shopHolds({ sections: [section] });
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Error Deleting Element')).toContain('Element not found.');
  });

  it('shows an error when the shop cannot be reached', async () => {
    mockShop.start('offline', ['deleteElement']);
    openContent('/ui/creator/build-logs');
    await press('Delete Router table from plywood');
    await press('Delete Element');
    expect(await dialogText('Error Deleting Element')).toContain('The shop could not be reached.');
    expect(elementsNow()).toHaveLength(1);
  });
});
