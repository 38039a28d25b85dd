const NUMBER = /(?<=[\p{L}\d]) (?=\d[\d.,–-]*(?:\s|[.,;:?!\u2060](?!\d)|$))|(?<=(?:^|\s)\d[\d.,–-]*(?<!,)) (?=\p{L})/gu;

/** A name with its number, and a number with its unit, stay on one line: "Bend 4", "29 hours". With marks, too (./mark). */
export const unbroken = (text: string): string => text.replace(NUMBER, '\u00a0');
