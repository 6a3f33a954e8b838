// Defers work until the browser has nothing else to do. Made for onMount: it returns how to cancel.

/** Milliseconds after which a browser that is never idle, or can't tell, does it anyway. */
const PATIENCE = 3000;

export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PATIENCE / 4);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: PATIENCE });
  return () => cancelIdleCallback(id);
}

/** Whether the person has asked for as little traffic as possible. */
export function savesData(): boolean {
  // Not in every browser, and not in TypeScript's list of what browsers have.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
