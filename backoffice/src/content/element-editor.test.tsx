// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePicture, dialogText, fill, findField, press, tick } from './fixtures/acts.ts';
import { shopHolds } from './fixtures/content-shop.ts';
import { renderContent } from './fixtures/render-content.tsx';
import { sampleElement, sampleSection } from './fixtures/sample-content.ts';
import { api, server } from '../test/mock-shop.ts';
import { bodyText } from '../test/body-text.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => '' }),
  );
  shopHolds({ sections: [sampleSection()], elements: [sampleElement()] });
});

const formOf = async (request: Request) =>
  Object.fromEntries(new URLSearchParams(await bodyText(request)));

/** What the shop was sent to save; it answers so. */
function savingAnswers(Status: 'SUCCESS' | 'ERROR', Reason: string) {
  const sent: Record<string, string>[] = [];
  const ContentElement = sampleElement();
  server.use(
    api.put('/api/contentbuilder/{category}/', async ({ request, response }) => {
      sent.push(await formOf(request));
      return response(200).json({ Status, Reason, ContentElement });
    }),
    api.put('/api/contentbuilder/{category}/{elementId}', async ({ request, response }) => {
      sent.push(await formOf(request));
      return response(200).json({ Status, Reason, ContentElement });
    }),
  );
  return sent;
}

describe('a new element', () => {
  it('starts empty, with nothing ticked and order 0', async () => {
    renderContent('/ui/creator/build-logs', 'administrator');
    await press('Add content element');
    const editor = await screen.findByRole('region', { name: 'New Content Element' });
    for (const name of ['Title', 'Description', 'Image description', 'Subscription Link']) {
      expect((await findField(name)).value).toBe('');
    }
    expect((await findField('Order')).value).toBe('0');
    const boxes = within(editor).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes).toHaveLength(5);
    expect(boxes.some(({ checked }) => checked)).toBe(false);
  });

  it('says what is missing, and refuses to save', async () => {
    const sent = savingAnswers('SUCCESS', 'Saved.');
    renderContent('/ui/creator/build-logs?edit=', 'administrator');
    await fill('Order', '');
    await press('Save');
    expect(await dialogText('Form Validation Error')).toContain(
      'You have errors in the content form. Please fix them and submit again.',
    );
    expect(screen.getByText('Title is required')).toBeTruthy();
    expect(screen.getByText('Description is required.')).toBeTruthy();
    expect(screen.getByText('Order is required.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is made with every field, unticked boxes as false', async () => {
    const sent = savingAnswers('SUCCESS', 'Saved.');
    renderContent('/ui/creator/build-logs?edit=', 'administrator');
    await fill('Title', 'Plans');
    await fill('Description', 'All drawings.');
    await fill('Subscription Link', 'https://plans.example/');
    await tick('Digital');
    await press('Save');
    await screen.findByRole('list', { name: 'Elements' });
    expect(sent).toEqual([
      {
        title: 'Plans',
        description: 'All drawings.',
        image: '',
        imageAlt: '',
        enabled: 'false',
        locked: 'false',
        expired: 'false',
        subscription: 'false',
        digital: 'true',
        subscriptionLink: 'https://plans.example/',
        listingOrderWeight: '0',
      },
    ]);
  });
});

describe('editing an element', () => {
  it('names it by its id, and sends the version that was edited', async () => {
    const sent = savingAnswers('SUCCESS', 'Saved.');
    renderContent('/ui/creator/build-logs', 'administrator');
    await press('Edit Router table from plywood');
    expect(await screen.findByRole('heading', { name: 'plywood-router' })).toBeTruthy();
    await expectAccessible();
    await press('Save');
    const edit = await screen.findByRole('button', { name: 'Edit Router table from plywood' });
    expect(document.activeElement).toBe(edit);
    expect(sent[0]).toMatchObject({ title: 'Router table from plywood', version: '2' });
  });

  it('says why it was refused, and stays', async () => {
    savingAnswers('ERROR', 'Not that.');
    renderContent('/ui/creator/build-logs?edit=plywood-router', 'administrator');
    await press('Save');
    expect(await dialogText('Error Saving Content')).toContain('Not that.');
    await expectAccessible();
    await press('OK');
    expect((await findField('Title')).value).toBe('Router table from plywood');
  });

  it('says why its picture was refused, and stays with the rest saved', async () => {
    savingAnswers('SUCCESS', 'Saved.');
    server.use(
      api.post('/api/contentimage/{category}/{elementId}', ({ response }) =>
        response(200).json({ Status: 'ERROR', Reason: 'No picture in it.' }),
      ),
    );
    renderContent('/ui/creator/build-logs?edit=plywood-router', 'administrator');
    await choosePicture('bench.jpg');
    await press('Save');
    expect(await dialogText('Error Uploading Image')).toContain('No picture in it.');
    await press('OK');
    expect(screen.getByText(/^Everything else is saved/)).toBeTruthy();
    expect(screen.getByText(/bench\.jpg/)).toBeTruthy();
  });

  it('shows what somebody else saved meanwhile, field by field', async () => {
    const theirs = sampleElement({ title: 'Plywood router', version: 5 });
    const versions: (string | undefined)[] = [];
    server.use(
      api.put('/api/contentbuilder/{category}/{elementId}', async ({ request, response }) => {
        const { version } = await formOf(request);
        versions.push(version);
        if (version === '5') {
          return response(200).json({ Status: 'SUCCESS', Reason: '', ContentElement: theirs });
        }
        const Reason = 'Somebody changed this element meanwhile.';
        return response(409).json({ Status: 'ERROR', Reason, ContentElement: theirs });
      }),
    );
    renderContent('/ui/creator/build-logs?edit=plywood-router', 'administrator');
    await fill('Title', 'Router table');
    await press('Save');
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'FieldMineTheirs',
      'TitleRouter tablePlywood router',
    ]);
    await press('Keep mine and save');
    await screen.findByRole('list', { name: 'Elements' });
    expect(versions).toEqual(['2', '5']);
  });
});
