// Who at a table can be reported to whoever runs the server: the other people.

import { type Seat, seatAt } from '@mozaika/kernel';
import type { TableView } from '@mozaika/protocol';

export const reportable = ({ seats, you }: TableView): Seat[] =>
  seats.flatMap((who, i) => (who.kind === 'person' && you.seat !== seatAt(i) ? [seatAt(i)] : []));
