import { asJson } from '@spindle/sdk/client';
import { shop } from '../shop.ts';
import { at, done, recordIn, type Create, type Delete } from './write.ts';

interface NewNote {
  /** The resource of the record that the note is about. */
  resource: 'orders' | 'customers';
  recordId: string;
  text: string;
}

export const notes = {
  create({ data: { resource, recordId, text }, meta: { once } }: Create<NewNote>) {
    const options = {
      params: { path: { id: recordId }, header: once },
      body: { text },
      ...asJson,
    };
    const call =
      resource === 'orders'
        ? shop.POST('/api/admin/orders/{id}/notes', options)
        : shop.POST('/api/admin/customers/{id}/notes', options);
    return recordIn(done(call), ({ Note }) => Note);
  },

  async delete({ id }: Delete) {
    await done(shop.DELETE('/api/admin/notes/{id}', at(id)));
    return { id };
  },
};
