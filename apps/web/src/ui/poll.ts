// Does something again and again while the page is seen.

/** Until the returned function is called; a hidden page rests, and one that is seen again begins at once. */
export function whileSeen(job: () => Promise<void>, periodMs: number): () => void {
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    clearTimeout(timer);
    if (!document.hidden) await job();
    clearTimeout(timer);
    if (!isGone) timer = setTimeout(run, periodMs);
  };
  const wake = () => void run();
  wake();
  document.addEventListener('visibilitychange', wake);
  return () => {
    isGone = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
