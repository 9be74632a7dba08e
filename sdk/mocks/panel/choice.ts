import { make } from '../make-element.ts';

/** Buttons of which one is pressed. */
export function choice(
  legend: string,
  options: readonly { label: string; isChosen: () => boolean; choose: () => void }[],
) {
  const buttons = options.map(({ label, isChosen, choose }) => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', choose);
    return { button, isChosen };
  });
  return {
    element: make(
      'fieldset',
      {},
      make('legend', {}, legend),
      make('div', { className: 'buttons' }, ...buttons.map(({ button }) => button)),
    ),
    update() {
      for (const { button, isChosen } of buttons) {
        button.setAttribute('aria-pressed', String(isChosen()));
      }
    },
  };
}
