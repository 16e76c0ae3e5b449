/** Reads and writes the step of a scene in the address bar: `#calling-a-pung=3`. */
import { keepAddress } from '../../storage/address.ts';

/** The step of this scene in the address; null if it names none. Example: `#calling-a-pung=3` gives 3. */
export function hashStep(scene: string): number | null {
  const [, id, step] = /^#([a-z0-9-]+)=(\d+)$/.exec(location.hash) ?? [];
  return id === scene ? Number(step) : null;
}

/** Writes the step into the address without a history entry. Step 0 removes it. */
export function keepStep(scene: string, step: number): void {
  const { pathname, search } = location;
  if (step === 0 && hashStep(scene) === null) return;
  keepAddress(step === 0 ? pathname + search : `#${scene}=${step}`);
}
