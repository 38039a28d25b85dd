import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it.each([
  ['touched bottom at Bend 4', 'touched bottom at Bend\u00a04'],
  ['Full draft at Bend 4 ends tomorrow', 'Full draft at Bend\u00a04\u00a0ends tomorrow'],
  ['29 hours to choose', '29\u00a0hours to choose'],
  ['noch 29 Stunden Spielraum', 'noch\u00a029\u00a0Stunden Spielraum'],
  ['Two barges are booked', 'Two barges are booked'],
  ['Transformer T-14, warm', 'Transformer T-14, warm'],
  ['', ''],
])('"%s"', (text, expected) => expect(unbroken(text)).toBe(expected));
