const NUMBER =
  /(?<=[\p{L}\d]) (?=\d[\d.,–-]*(?:\s|[.,;:?!\u2060](?!\d)|$))|(?<=(?:^|\s)\d[\d.,–-]*(?<!,)) (?=\p{L})|(?<=(?:^|\s)\p{L}{1,3}) (?=\d?\d:\d\d)/gu;

/** A name with its number, and a number with its unit, stay on one line: "Bend 4", "29 hours", "at 20:00". With marks, too (./mark). */
export const unbroken = (text: string): string => text.replace(NUMBER, '\u00a0');
