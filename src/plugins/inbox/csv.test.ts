import { describe, expect, it } from 'vitest';
import { csv } from './csv';

const lines = (text: string) => text.slice(1).split('\r\n');

describe('a CSV file', () => {
  it('begins with a byte order mark and ends every line with CR LF', () => {
    expect(
      csv([
        ['a', 'b'],
        ['c', null],
      ]),
    ).toBe('\uFEFFa,b\r\nc,\r\n');
  });

  it('quotes values with a comma, a quote or a line break', () => {
    expect(csv([['a,b', 'say "hi"', 'one\ntwo', 'plain']])).toBe('\uFEFF"a,b","say ""hi""","one\ntwo",plain\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('escapes the formula %j', (value) => {
    const [first = ''] = lines(csv([[value, 'next']]));
    expect(first.replace(/^"/, '')).toMatch(/^'[=+\-@\t\r]/);
    expect(csv([[value]])).toContain(`'${value}`);
  });

  it('escapes a formula that also needs quotes', () => {
    expect(csv([['=HYPERLINK("http://evil.example","x")']])).toBe(
      `\uFEFF"'=HYPERLINK(""http://evil.example"",""x"")"\r\n`,
    );
  });

  it('does not escape values that only contain such a character', () => {
    expect(lines(csv([['a=b', '1-2', 'me@x.example', 'ünï😀', 5]]))[0]).toBe('a=b,1-2,me@x.example,ünï😀,5');
  });
});
