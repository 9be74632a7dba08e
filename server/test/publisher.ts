import { z } from 'zod';
import type { components } from '@spindle/sdk/schema';
import type { TestItem } from './factories/catalog.ts';
import type { SignedIn } from './sign-in.ts';

type Schemas = components['schemas'];

export interface Publisher {
  publishProduct(): Promise<Schemas['Result']>;
  publishPrice(form?: Record<string, string>): Promise<Schemas['Result']>;
  look(): Promise<Schemas['Publication']>;
}

/** Returns the actions on an item's publishing screen, as staff use them. */
export function publisherOf(staff: SignedIn, { catalogId, itemId }: TestItem): Publisher {
  const publish = `/api/catbuilder/stripe/publish/${catalogId}/${itemId}`;
  return {
    publishProduct: () => read(staff.get(publish)),
    publishPrice: (form) => read(staff.post(publish, form)),
    look: () => read(staff.get(`/api/catbuilder/stripe/${catalogId}/${itemId}`)),
  };
}

/** Publishes the product and price, and reports failures. */
export async function publishAll(staff: SignedIn, item: TestItem): Promise<Publisher> {
  const publisher = publisherOf(staff, item);
  const results = [await publisher.publishProduct(), await publisher.publishPrice()];
  const failed = results.find(({ Status }) => Status !== 'SUCCESS');
  if (failed) throw new Error(failed.Reason);
  return publisher;
}

/** The response was checked against the contract when it was sent, so its type is assumed here. */
async function read<T>(pending: Promise<{ status: number; text: string }>): Promise<T> {
  const { status, text } = await pending;
  if (status !== 200) throw new Error(`answered ${status}: ${text}`);
  return z.custom<T>().parse(JSON.parse(text));
}
