// Where a turn stands: the sentence below the grid, and in what mood it is said.

export interface Standing {
  readonly text: string;
  readonly mood: 'plain' | 'quiet' | 'good' | 'bad';
}

export const plainly = (text: string): Standing => ({ text, mood: 'plain' });
export const quietly = (text: string): Standing => ({ text, mood: 'quiet' });
export const gladly = (text: string): Standing => ({ text, mood: 'good' });
export const refused = (text: string): Standing => ({ text, mood: 'bad' });
