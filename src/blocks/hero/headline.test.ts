import { describe, expect, it } from 'vitest';
import { splitHighlight, splitMeasured } from './headline';

describe('splitHighlight', () => {
  it('finds the phrase in the headline', () => {
    expect(splitHighlight('Every reading in its circumstances', 'in its')).toEqual([
      'Every reading ',
      'in its',
      ' circumstances',
    ]);
  });

  it.each([null, undefined, '', '  ', 'not there'])('highlights nothing for %j', (phrase) => {
    expect(splitHighlight('Every reading', phrase)).toBeNull();
  });
});

describe('splitMeasured', () => {
  it('puts the line between the last two words and the one before them', () => {
    expect(splitMeasured('Close the gap between signal and sight.')).toEqual({
      lead: 'Close the gap between',
      from: 'signal',
      to: 'and sight.',
    });
  });

  it('does not split short headlines', () => {
    expect(splitMeasured('See it in time')).toBeNull();
  });

  it('does not split headlines whose last words leave no room for the line', () => {
    expect(splitMeasured('Contextual foresight for transcontinental infrastructure organisations')).toBeNull();
  });

  it('does not split a highlighted phrase', () => {
    expect(splitMeasured('Close the gap between signal and sight.', 'signal and')).toBeNull();
    expect(splitMeasured('Close the gap between signal and sight.', 'and sight')).not.toBeNull();
    expect(splitMeasured('Close the gap between signal and sight.', 'not in it')).not.toBeNull();
  });

  it('ignores extra spaces', () => {
    expect(splitMeasured('  Close the  gap between signal and sight. ')?.lead).toBe('Close the gap between');
  });
});
