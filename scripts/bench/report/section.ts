export const section = (title: string, ...parts: string[]) => [`## ${title}`, ...parts].join('\n\n');

export const rounded = (values: number[], digits = 0) =>
  values.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: digits })).join(' / ');
