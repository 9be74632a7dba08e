import { ShopError } from '@spindle/sdk/errors';
import type { Message } from '../editing/message-dialog.tsx';
import type { Question } from '../ui/confirm-dialog.tsx';

interface Titled {
  title: string;
}

export function deletingContent({ title }: Titled): Question {
  return {
    title: `Delete Content ${title}?`,
    text: `This will delete the Content [ ${title} ] in the CDN. This process will fail if it contains any remaining items.`,
    confirm: 'Delete Content',
  };
}

export function deletingElement({ title }: Titled): Question {
  return {
    title: 'Deleting Content Element',
    text: `Are you sure you want to delete '${title}'?`,
    confirm: 'Delete Element',
  };
}

export const contentDeleted: Message = {
  tone: 'success',
  title: 'Delete Content',
  text: 'The content was successfully deleted.',
};

/**
 * Returns the message to show, or null if the list says enough. The specification has no message
 * for the other rejections.
 */
export function contentNotDeleted(error: Error): Message | null {
  const rejected = error instanceof ShopError && error.status === 200 ? error : null;
  if (rejected) return rejected.code === 'CONTENT_NOT_EMPTY' ? contentNotEmpty : null;
  return { tone: 'warning', title: 'Error', text: error.message };
}

const contentNotEmpty: Message = {
  tone: 'warning',
  title: 'Error',
  text: 'The content you are trying to delete still has items in it. Delete the items in the content first.',
};

export const elementDeleted: Message = {
  tone: 'success',
  title: 'Element Deleted',
  text: 'The content element was deleted successfully.',
};

export const sectionInvalid: Message = {
  tone: 'warning',
  title: 'Error Saving Content',
  text: 'You have errors in your content entries.',
};

export const elementInvalid: Message = {
  tone: 'warning',
  title: 'Form Validation Error',
  text: 'You have errors in the content form. Please fix them and submit again.',
};
