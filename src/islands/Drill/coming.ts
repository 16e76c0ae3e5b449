/** Where a drill’s answers are proved is on its way, or there. */
import { createSignal } from 'solid-js';
import type { Desk } from './desk.ts';
import type { DrillGiven } from './props.ts';

/** Where answers are proved, as far as it is there; a failure is forgotten, so that the next answer tries again. */
export function createDesk({ loaded }: DrillGiven) {
  const [desk, setDesk] = createSignal(loaded.desk);
  let coming: Promise<Desk> | null = null;
  const withDesk = (then: (made: Desk) => void, fail = () => {}): void => {
    const made = desk();
    if (made) {
      then(made);
      return;
    }
    coming ??= loaded.loadDesk().then(
      (one) => setDesk(() => one),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    coming.then(then, (error: unknown) => {
      console.warn(error);
      fail();
    });
  };
  return { desk, withDesk };
}
