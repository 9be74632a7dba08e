// @vitest-environment jsdom
import { ShopError } from '@spindle/sdk/errors';
import { uploadFile, uploadImage } from '@spindle/sdk/upload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockRequest } from './fixtures/mock-request.ts';

const file = new File(['a picture'], 'er20.png', { type: 'image/png' });

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', MockRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('uploading a picture', () => {
  it('sends the picture in the image field, and reports progress', async () => {
    const shares: number[] = [];
    const reply = uploadImage('/api/catimage/spindles', file, {
      onProgress: (share) => shares.push(share),
    });
    const request = MockRequest.last;
    expect(request.address).toBe('POST /api/catimage/spindles');
    const form = request.sent;
    expect(form instanceof FormData && form.get('image')).toHaveProperty('name', 'er20.png');
    request.tell(1, 4);
    request.tell(4, 4);
    request.answer(200, '{"Status":"SUCCESS","Reason":"Saved."}');
    expect(await reply).toEqual({ Status: 'SUCCESS', Reason: 'Saved.' });
    expect(shares).toEqual([0.25, 1]);
  });

  it('sends other files in the given field', async () => {
    const zip = new File(['PK'], 'foundations.zip');
    const reply = uploadFile('/api/catcontent/cam-academy/foundations', 'content', zip);
    const form = MockRequest.last.sent;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['content']);
    MockRequest.last.answer(200, '{"Status":"SUCCESS","Reason":"Open.","Release":null}');
    expect(await reply).toHaveProperty('Reason', 'Open.');
  });

  it("fails with the shop's reason", async () => {
    const reply = uploadImage('/api/catimage/spindles', file);
    MockRequest.last.answer(413, '{"Status":"ERROR","Reason":"10 MB is the most."}');
    await expect(reply).rejects.toMatchObject({ status: 413, message: '10 MB is the most.' });
    await expect(reply).rejects.toBeInstanceOf(ShopError);
  });

  it('fails with a message if a proxy responds', async () => {
    const reply = uploadImage('/api/catimage/spindles', file);
    MockRequest.last.answer(502, '<html>');
    await expect(reply).rejects.toMatchObject({ status: 502 });
  });

  it("says when the shop can't be reached", async () => {
    const reply = uploadImage('/api/catimage/spindles', file);
    MockRequest.last.dispatchEvent(new Event('error'));
    await expect(reply).rejects.toMatchObject({
      status: 0,
      message: 'The shop could not be reached. Check your connection and try again.',
    });
  });

  it('can be canceled', async () => {
    const stop = new AbortController();
    const reply = uploadImage('/api/catimage/spindles', file, { signal: stop.signal });
    stop.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});
