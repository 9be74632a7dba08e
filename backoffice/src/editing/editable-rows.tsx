import type { ReactNode } from 'react';
import { ListedRow, ListedRows } from './listed-row.tsx';
import { RowTools } from './row-tools.tsx';

/** What leads to editing the records of a list; null for whoever only reads. */
export type EditTools<Listed> = {
  /** The record whose editor was closed last. */
  cameFrom: string | null;
  onEdit: (record: Listed) => void;
  onDelete: (record: Listed) => void;
} | null;

interface Props<Listed> {
  label: string;
  records: readonly Listed[];
  idOf: (record: Listed) => string;
  renderName: (record: Listed) => ReactNode;
  renderLabels: (record: Listed) => ReactNode;
  tools: EditTools<Listed>;
  /** Beside the tools that all records have. */
  renderTool?: (record: Listed) => ReactNode;
  /** Below its description. */
  renderMore?: (record: Listed) => ReactNode;
}

interface ListedRecord {
  image: string | null;
  title: string;
  description: string;
}

/** The records of the store or the content builder, one a row. */
export function EditableRows<Listed extends ListedRecord>(props: Props<Listed>) {
  const { label, records, idOf, renderName, renderLabels, tools, renderTool, renderMore } = props;
  return (
    <ListedRows label={label}>
      {records.map((record) => (
        <ListedRow
          key={idOf(record)}
          image={record.image}
          name={renderName(record)}
          labels={renderLabels(record)}
          description={record.description}
          tools={
            tools && (
              <RowTools
                title={record.title}
                focused={idOf(record) === tools.cameFrom}
                onEdit={() => tools.onEdit(record)}
                onDelete={() => tools.onDelete(record)}
              >
                {renderTool?.(record)}
              </RowTools>
            )
          }
        >
          {renderMore?.(record)}
        </ListedRow>
      ))}
    </ListedRows>
  );
}
