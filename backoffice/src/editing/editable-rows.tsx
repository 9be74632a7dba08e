import type { ReactNode } from 'react';
import { ListedRow, ListedRows } from './listed-row.tsx';
import { RowTools } from './row-tools.tsx';

/** The tools for editing the records in a list. Null for users who can only read. */
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
  /** Shown next to the tools that every record has. */
  renderTool?: (record: Listed) => ReactNode;
  /** Shown below the record's description. */
  renderMore?: (record: Listed) => ReactNode;
}

interface ListedRecord {
  image: string | null;
  title: string;
  description: string;
}

/** Lists the records of the Store Builder or the Content Builder. */
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
