import { gradientAngle, palette } from '@/design-system/tokens';
import { type IconRecord, iconRules, iconSets } from '../../registry/icons';

/** Glow is a fraction: 90 percent is 0.9. */
export const exportIcon = ({ id, name, domain, concept, geometry, colorRange, tokens }: IconRecord) => ({
  id,
  name,
  domain,
  concept,
  geometry,
  colorRange: colorRange.map((color) => ({ token: `--color-${color}`, hex: palette[color].hex })),
  tokens: { nodeCount: tokens.nodeCount, glowIntensity: tokens.glowIntensity / 100 },
});

export function exportIcons(records: IconRecord[]) {
  const { sheet, stroke, glowReach } = iconRules;
  return {
    version: '1.0',
    rules: { sheet, stroke, glowReach, gradientAngle },
    icons: Object.fromEntries(
      iconSets.map(({ id }) => [id, records.filter(({ set }) => set === id).map(exportIcon)] as const),
    ),
  };
}
