/** Whether a click is the second of a double click: one wish, also where the shop has answered in between. */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 1;
