// The status line below the grid: a sentence and its tone.

export interface Status {
  readonly text: string;
  readonly tone: 'plain' | 'quiet' | 'good' | 'bad';
}

export const plain = (text: string): Status => ({ text, tone: 'plain' });
export const quiet = (text: string): Status => ({ text, tone: 'quiet' });
export const good = (text: string): Status => ({ text, tone: 'good' });
export const bad = (text: string): Status => ({ text, tone: 'bad' });
