/** The step of a scene in the address bar: `#calling-a-pung=3`. */
import { keepAddress } from '../../storage/address.ts';

/** The step that the address names of this scene, or null. */
export function hashStep(scene: string): number | null {
  const [, id, step] = /^#([a-z0-9-]+)=(\d+)$/.exec(location.hash) ?? [];
  return id === scene ? Number(step) : null;
}

/** Puts the step into the address, without a place in the history; the start of a scene needs none. */
export function keepStep(scene: string, step: number): void {
  const { pathname, search } = location;
  if (step === 0 && hashStep(scene) === null) return;
  keepAddress(step === 0 ? pathname + search : `#${scene}=${step}`);
}
