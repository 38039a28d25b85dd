import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanNumber, cleanPhone, entryLine, entryLines } from './clean-entry.ts';

describe('a line', () => {
  it.each([
    ['Ada\u200b Love\u00adlace\ufeff', 'Ada Lovelace'],
    ['Ada\u00a0Lovelace\u2009PhD', 'Ada Lovelace PhD'],
    ['Mu\u0308nchen', 'München'],
    ['\u202eadA\u2066x', 'adAx'],
    ['\u200b\u2060', ''],
    ['\u200d\ufe0f', ''],
    ['\u2800', ''],
    ['\u3164', ''],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['one\ttwo\u2028three', 'one two three'],
  ])('%j is %j', (typed, clean) => {
    expect(entryLine(typed)).toBe(clean);
  });
});

it('several lines keep their breaks and tabs', () => {
  expect(entryLines(' one\u200b\r\n\ttwo\v ')).toBe('one\n\ttwo');
});

describe('a telephone number', () => {
  it.each([
    ['+1 303 555 0142', '+1 303 555 0142'],
    ['\u202a+1\u00a0303\u2011555\u20110142\u202c', '+1 303-555-0142'],
    ['+49\u200b89 – 123 456', '+4989 - 123 456'],
    ['＋４９ ８９ １２３', '+49 89 123'],
    ['٠٣٠ ١٢٣٤٥', '030 12345'],
    ['tel:+1-303-555-0142', '+1-303-555-0142'],
    ['Tel.: 089 123 456', '089 123 456'],
    ['+49·89·123 456', '+49.89.123 456'],
    ['303 555 0142 #12', '303 555 0142 x12'],
    ['089 123 Durchwahl 5', '089 123 x5'],
    ['089 123456 DW 5', '089 123456 x5'],
    ['+498912345;ext=12', '+498912345 x12'],
    ['303 555 0142 ext. 12', '303 555 0142 ext. 12'],
    ['+49 89 123456 Apparat 512', '+49 89 123456 x512'],
    // 29 characters.
    ['+49 (0) 170 / 123 45 67 – 890', '+491701234567890'],
    ['+1 (303) 555-0142 extension 42', '+13035550142x42'],
    ['call me at the office, please, after 5', 'call me at the office, please, after 5'],
    ['1'.repeat(21), '1'.repeat(21)],
  ])('%j is %j', (typed, clean) => {
    expect(cleanPhone(typed, 20)).toBe(clean);
  });
});

describe('an address', () => {
  it.each([
    ['ada@client.example', 'ada@client.example'],
    ['\u200bada@client.example\u2060', 'ada@client.example'],
    ['mailto:ada@client.example', 'ada@client.example'],
    ['<ada@client.example>', 'ada@client.example'],
    ['Ada Lovelace <ada@client.example>', 'ada@client.example'],
    ['mailto:ada@client.example?subject=Hello', 'ada@client.example'],
    ['ada@client.example.', 'ada@client.example'],
    ['ada@client.example;', 'ada@client.example'],
    ['ada@mu\u0308nchen.example。', 'ada@xn--mnchen-3ya.example'],
    ['ada.', 'ada.'],
    ['ada＠client．example', 'ada@client.example'],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@mu\u0308nchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@пример.example', 'ada@xn--e1afmkfd.example'],
    ['ada@例え。example', 'ada@xn--r8jz45g.example'],
    ['ada@ä/b.example', 'ada@ä/b.example'],
    ['@ä.example', '@ä.example'],
    ['ada', 'ada'],
  ])('%j is %j', (typed, clean) => {
    expect(cleanEmail(typed)).toBe(clean);
  });
});

describe('a number', () => {
  it.each([
    ['12,5', '.', '12.5'],
    ['12,5', ',', '12.5'],
    ['1,250', '.', '1250'],
    ['1,250', ',', '1.250'],
    ['1.250', '.', '1.250'],
    ['1.250', ',', '1250'],
    ['1.250.000,5', '.', '1250000.5'],
    ['1,250,000.5', ',', '1250000.5'],
    ['1\u202f250', '.', '1250'],
    ["1'250.50", '.', '1250.50'],
    ['1’250', ',', '1250'],
    ['\u2212 3', '.', '-3'],
    ['+5', '.', '5'],
    ['２５０', '.', '250'],
    ['٢٥', '.', '25'],
    // Nobody groups after a zero.
    ['0,125', '.', '0.125'],
    ['0.125', ',', '0.125'],
    ['-0,500', '.', '-0.500'],
    ['1,250,000', ',', '1250000'],
    ['1.250.000', '.', '1250000'],
    [',5', ',', '0.5'],
    ['.5', '.', '0.5'],
    ['-,5', '.', '-0.5'],
    ['5.', '.', '5'],
    ['+ 5', '.', '5'],
    [',', '.', ','],
    ['0,125,000', '.', '0,125,000'],
    ['12,50,3', '.', '12,50,3'],
    ['1,2.3,4', '.', '1,2.3,4'],
    ['1e5', '.', '1e5'],
    ['12 5', '.', '12 5'],
  ] as const)('%j with %j as the decimal mark is %s', (typed, mark, clean) => {
    expect(cleanNumber(typed, mark)).toBe(clean);
  });
});
