/** SVG path in a box of this size: the maximum at the top, 0 at the bottom. */
export function linePath(values: number[], width: number, height: number): string {
  const most = Math.max(1, ...values);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const at = (value: number, index: number) =>
    `${(index * step).toFixed(1)} ${(height - (value / most) * height).toFixed(1)}`;
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${at(value, index)}`).join('');
}

export const areaPath = (values: number[], width: number, height: number): string =>
  `${linePath(values, width, height)}L${width} ${height}L0 ${height}Z`;
