// Where a turn stands: the sentence below the grid, and in what mood it is said.

export interface Status {
  readonly text: string;
  readonly mood: 'plain' | 'quiet' | 'good' | 'bad';
}

export const plainly = (text: string): Status => ({ text, mood: 'plain' });
export const quietly = (text: string): Status => ({ text, mood: 'quiet' });
export const gladly = (text: string): Status => ({ text, mood: 'good' });
export const refused = (text: string): Status => ({ text, mood: 'bad' });
