// Hands a file to the system's share sheet where there is one, otherwise downloads it.

/** Saves a file to the device. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Offers a file to other apps, or saves it where that is not possible. */
export async function share(file: File): Promise<void> {
  const data = { files: [file] };
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return;
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return;
    }
  }
  save(file);
}

/** A name for a file of a match: letters, digits and dashes only. */
export const fileName = (words: readonly string[], ending: string): string =>
  `${words
    .join('-')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)}.${ending}`;
