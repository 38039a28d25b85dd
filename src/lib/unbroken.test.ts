import { expect, it } from 'vitest';
import { unbroken } from './unbroken';

it.each([
  ['touched bottom at Bend 4', 'touched bottom at Bend\u00a04'],
  ['Full draft at Bend 4 ends tomorrow', 'Full draft at Bend\u00a04\u00a0ends tomorrow'],
  ['29 hours to choose', '29\u00a0hours to choose'],
  ['noch 29 Stunden Spielraum', 'noch\u00a029\u00a0Stunden Spielraum'],
  ['Was Sie in 90 Tagen bekommen', 'Was Sie in\u00a090\u00a0Tagen bekommen'],
  ['Live in 8–10 weeks', 'Live in\u00a08–10\u00a0weeks'],
  ['January 28, Building 2', 'January\u00a028, Building\u00a02'],
  ['Wednesday 07:12, Bore 2', 'Wednesday 07:12, Bore\u00a02'],
  ['T-14 hits its limit at 20:00', 'T-14 hits its limit at\u00a020:00'],
  ['T-14 erreicht um 20:00 seine Grenze', 'T-14 erreicht um\u00a020:00 seine Grenze'],
  ['Two barges are booked', 'Two barges are booked'],
  ['Transformer T-14, warm', 'Transformer T-14, warm'],
  ['', ''],
])('"%s"', (text, expected) => expect(unbroken(text)).toBe(expected));
