// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { press } from '../test/press.ts';
import { attributeNow, changeItem, itemNow, place } from '../attributes/fixtures/edited-item.ts';
import { renderEditor } from '../attributes/fixtures/render-editor.tsx';
import { MockRequest } from '../editing/fixtures/mock-request.ts';
import { expectAccessible } from '../test/expect-accessible.ts';
afterEach(() => {
  vi.unstubAllGlobals();
});

const plans = {
  attributeId: 'plans',
  type: 'DOWNLOADABLE',
  value: 'mill-600.zip',
  description: null,
  version: 1,
} as const;
const zip = new File(['0123456789'], 'mill-600-b.zip', { type: 'application/zip' });
const editing = '?page=attribute&attribute=plans';

const chooseFile = async (file = zip) =>
  userEvent.upload(await screen.findByLabelText('File', { selector: 'input' }), file);

async function addPlans() {
  changeItem({ attributes: [] });
  renderEditor({ search: '?page=attribute' });
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'DOWNLOADABLE');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'plans' } });
}

/** Presses Save, and returns the upload that starts once the attribute is saved. */
async function saveAndSend() {
  vi.stubGlobal('XMLHttpRequest', MockRequest);
  await press('Save');
  await screen.findByRole('progressbar', { name: 'Uploading mill-600-b.zip' });
  return MockRequest.last;
}

describe('a new download', () => {
  it('is uploaded once its attribute is saved, and its name appears in the list', async () => {
    await addPlans();
    await chooseFile();
    expect(screen.getByText(/10 bytes\. The file uploads when you save/)).toBeTruthy();
    await expectAccessible();
    const request = await saveAndSend();
    expect(attributeNow('plans')).toEqual({ ...plans, value: 'mill-600-b.zip' });
    expect(request.address).toBe(`POST /api/catdownload/${place}/plans`);
    const body = request.sent;
    expect(body instanceof FormData && body.get('file')).toHaveProperty('name', 'mill-600-b.zip');
    act(() => request.tell(4, 10));
    expect(screen.getByText('4 bytes of 10 bytes uploaded (40%)')).toBeTruthy();
    act(() => request.answer(200, '{"Status":"SUCCESS","Reason":"Saved.","Attribute":null}'));
    expect(await screen.findByText('DOWNLOADABLE == mill-600-b.zip')).toBeTruthy();
  });

  it('needs a file', async () => {
    await addPlans();
    await press('Save');
    expect(await screen.findByText('Select a file.')).toBeTruthy();
    expect(itemNow().attributes).toEqual([]);
  });

  it('can be canceled during the upload, and uploaded again', async () => {
    await addPlans();
    await chooseFile();
    const request = await saveAndSend();
    act(() => request.tell(4, 10));
    await press('Cancel upload');
    expect(await screen.findByText(/Upload canceled/)).toBeTruthy();
    const again = await saveAndSend();
    act(() => again.answer(200, '{"Status":"SUCCESS","Reason":"Saved.","Attribute":null}'));
    expect(await screen.findByRole('heading', { name: 'DOWNLOADABLE / plans' })).toBeTruthy();
    expect(attributeNow('plans')).toMatchObject({ version: 2 });
  });

  it("isn't uploaded if it is too large", async () => {
    await addPlans();
    const huge = Object.defineProperty(new File(['x'], 'all.zip'), 'size', { value: 629_145_600 });
    await chooseFile(huge);
    expect(await screen.findByText(/all\.zip is 600 MB\. The limit is 500 MB/)).toBeTruthy();
  });
});

describe('a download that buyers already have', () => {
  it('shows its name, and explains what replacing it does', async () => {
    changeItem({ attributes: [plans] });
    renderEditor({ search: editing });
    const field = await screen.findByRole('group', { name: 'File' });
    expect(within(field).getByRole('status').textContent).toBe('mill-600.zip');
    await chooseFile();
    expect(within(field).getByRole('status').textContent).toMatch(
      /mill-600-b\.zip, 10 bytes\. The file uploads when you save, and replaces the current file for all past/,
    );
  });

  it('keeps its name if only the description is changed', async () => {
    changeItem({ attributes: [plans] });
    renderEditor({ search: editing });
    fireEvent.change(await screen.findByLabelText('Description'), {
      target: { value: 'ZIP, 184 MB' },
    });
    await press('Save');
    await waitFor(() =>
      expect(attributeNow('plans')).toMatchObject({
        value: 'mill-600.zip',
        description: 'ZIP, 184 MB',
        version: 2,
      }),
    );
  });

  it('says why the shop rejected the new one', async () => {
    changeItem({ attributes: [plans] });
    renderEditor({ search: editing });
    await chooseFile();
    const request = await saveAndSend();
    act(() => request.answer(413, '{"Status":"ERROR","Reason":"500 MB is the most."}'));
    const field = screen.getByRole('group', { name: 'File' });
    expect(await within(field).findByText('500 MB is the most.')).toBeTruthy();
    await expectAccessible();
  });
});

it('explains what buyers of licenses and roles get', async () => {
  renderEditor({ search: '?page=attribute' });
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'LICENSE');
  expect(await screen.findByText(/Each purchase gets its own key/)).toBeTruthy();
  await userEvent.selectOptions(await screen.findByLabelText('Type'), 'DISCORD');
  expect(await screen.findByText(/Role name/)).toBeTruthy();
});
