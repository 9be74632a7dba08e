import { MAX_LINES } from '@spindle/sdk/domain/partslist/parts-list';
import { useNavigate } from 'react-router-dom';
import { Button } from '../ui/button.tsx';
import { useDialog } from '../ui/dialog/dialog-context.ts';
import { addPart, saveParts, ownParts } from './own-parts.ts';
import type { PartsList } from './queries.ts';

const ADD = 'Add to my list';
const REPLACE = 'Replace my list';

/** Copies a shared list into the browser's own list, where it can be changed. */
export function MakeOwnButton({ list }: { list: PartsList }) {
  const navigate = useNavigate();
  const dialog = useDialog();
  const displayed = list.lines.flatMap(({ item, catalogId, catalogItemId, quantity }) =>
    item === null ? [] : [{ catalogId, catalogItemId, quantity }],
  );

  async function makeOwn() {
    const before = ownParts().items.length;
    const answer = before === 0 ? REPLACE : await ask(before);
    if (answer === REPLACE) saveParts({ title: list.title ?? '', items: displayed });
    else if (answer === ADD) await addTo(displayed);
    else return;
    void navigate('/ui/build');
  }

  function ask(before: number) {
    return dialog.open({
      kind: 'warn-question',
      title: 'You already have a list',
      message: `Your list has ${before} ${before === 1 ? 'part' : 'parts'}. Add these parts to your list, or replace it.`,
      buttons: [ADD, REPLACE],
    });
  }

  async function addTo(entries: typeof displayed) {
    const left = entries.filter((entry) => !addPart(entry, entry.quantity)).length;
    if (left === 0) return;
    await dialog.open({
      kind: 'warn',
      title: 'Your list is full',
      message: `A list can have up to ${MAX_LINES} parts. ${left} of these weren't added.`,
    });
  }

  return (
    <Button wide disabled={displayed.length === 0} onClick={() => void makeOwn()}>
      Copy to my list
    </Button>
  );
}
