// One's own name: kept by this device, known to the server, forgotten with the person.

import { beforeEach, describe, expect, it } from 'vitest';
import { myName } from '../src/storage/my-name.ts';

describe('my name', () => {
  beforeEach(() => myName.forget());

  it('is what was typed last, and nothing typed changes nothing', () => {
    expect(myName.current).toBe('');
    myName.keep('  Petr ');
    myName.keep('   ');
    expect(myName.current).toBe('Petr');
  });

  it('is the one that the server knows, for a person who came back', () => {
    myName.agree('Bohdana');
    expect(myName.current).toBe('Bohdana');
  });

  it('that the server has yet to hear is newer than the one that it knows', () => {
    myName.agree('Bohdana');
    myName.keep('Bára');
    myName.agree('Bohdana');
    expect(myName.current).toBe('Bára');
    myName.tell('Bára');
    myName.agree('Barbora');
    expect(myName.current).toBe('Barbora');
  });

  it('of a guest at the server leaves the one of this device', () => {
    myName.keep('Petr');
    myName.tell('Petr');
    myName.agree('');
    expect(myName.current).toBe('Petr');
  });

  it('is gone with the person', () => {
    myName.keep('Petr');
    myName.forget();
    expect(myName.current).toBe('');
  });
});
