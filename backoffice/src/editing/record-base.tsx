import type { ReactNode } from 'react';
import { CreateBase, EditBase, type RaRecord, type SaveHandler } from 'react-admin';
import type { Answer } from '../providers/data-provider.ts';
import { useFormWrites, type FormResource, type Save } from '../providers/write-hooks.ts';

export type OpenedRecord = RaRecord<string> & { version?: number };

interface Props<R extends FormResource> {
  resource: R;
  /**
   * The record when the form was opened, or null for a new record. A newer version on the server
   * causes a conflict.
   */
  record: OpenedRecord | null;
  children: (save: Save<R>) => ReactNode;
}

interface AnyProps {
  resource: FormResource;
  record: OpenedRecord | null;
  children: (save: Answer) => ReactNode;
}

/** Wraps react-admin's `Edit` or `Create`. `save` resolves with the saved record, or rejects. */
export function RecordBase<R extends FormResource>(props: Props<R>): ReactNode;
export function RecordBase({ resource, record, children }: AnyProps): ReactNode {
  const { create, update, start } = useFormWrites(resource);
  const common = { resource, redirect: false, mutationMode: 'pessimistic' } as const;
  const meta = { version: record?.version };
  const render = ({ save }: { save?: SaveHandler<RaRecord> }) =>
    children((data: Answer, more?: object) => start(save?.(data, { meta: { ...meta, ...more } })));
  if (record === null) return <CreateBase {...common} mutationOptions={create} render={render} />;
  return (
    <EditBase
      {...common}
      id={record.id}
      // Never reloads the record, so that other people's changes don't replace the user's input.
      queryOptions={{ enabled: false, initialData: record, meta }}
      mutationOptions={{ ...update, meta }}
      render={render}
    />
  );
}
