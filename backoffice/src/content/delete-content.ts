import { replyOf, ShopError } from '@spindle/sdk/errors';
import type { Message } from '../editing/message-dialog.tsx';
import { shop } from '../providers/shop.ts';
import { contentDeleted, contentNotEmpty, elementDeleted } from './content-questions.ts';
import type { Content, ContentElement } from './content-records.ts';

/** Deletes a section; what is to be said of it, or null where the list says enough. */
export async function deleteSection({ category }: Content): Promise<Message | null> {
  const params = { path: { category } };
  try {
    const reply = await replyOf(shop.DELETE('/api/contentbuilder/{category}', { params }));
    if (reply.Status === 'SUCCESS') return contentDeleted;
    return reply.Reason === 'CONTENT NOT EMPTY' ? contentNotEmpty : null;
  } catch (cause) {
    return failureMessage('Error', cause);
  }
}

/** Deletes an element; what is to be said of it. */
export async function deleteElement(element: ContentElement): Promise<Message> {
  const { category, elementId } = element;
  const params = { path: { category, elementId } };
  const path = '/api/contentbuilder/{category}/{elementId}';
  try {
    const { Status, Reason } = await replyOf(shop.DELETE(path, { params }));
    if (Status === 'SUCCESS') return elementDeleted;
    return { tone: 'warning', title: 'Error Deleting Element', text: Reason };
  } catch (cause) {
    return failureMessage('Error Deleting Element', cause);
  }
}

function failureMessage(title: string, cause: unknown): Message {
  if (!(cause instanceof ShopError)) throw cause;
  return { tone: 'warning', title, text: cause.message };
}
