import { palette } from '@/design-system/tokens';
import { clipped } from '@/lib/cut';

type Words = { title: string; description: string; site: { name: string }; fontFamily?: string };

const { graphite, quartz, ion, amber } = palette;
const lightBlue = palette['light-blue'];

/** Arcs through the same two corners. */
const lid = (halfHeight: number) => {
  const halfWidth = 620;
  const radius = (halfWidth ** 2 + halfHeight ** 2) / (2 * halfHeight);
  return `M${-halfWidth} 0A${radius} ${radius} 0 0 1 ${halfWidth} 0A${radius} ${radius} 0 0 1 ${-halfWidth} 0Z`;
};

/** Breaks words that are longer than a line, and ends a longer text with an ellipsis. */
const lines = (most: number) => ({ display: 'block', lineClamp: most, wordBreak: 'break-word' as const });

const sizeOf = (title: string) => (title.length > 80 ? 48 : title.length > 40 ? 60 : 72);

/** Its drawings have no `<title>`, which the renderer of link previews would paint as text. */
export function LinkPreview({ title, description, site, fontFamily = 'Schibsted Grotesk' }: Words) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: graphite.hex,
        color: quartz.hex,
        fontFamily,
      }}
    >
      <svg
        aria-hidden="true"
        width="1240"
        height="520"
        viewBox="-620 -260 1240 520"
        fill="none"
        style={{ position: 'absolute', right: -420, top: 150 }}
      >
        {[30, 70, 112, 156, 200].map((height) => (
          <path key={height} d={lid(height)} stroke={lightBlue.hex} strokeOpacity="0.22" />
        ))}
        <path d={lid(246)} stroke={lightBlue.hex} strokeWidth="2" />
        {[46, 92, 138, 184].map((radius) => (
          <circle key={radius} r={radius} stroke={lightBlue.hex} strokeOpacity="0.6" strokeWidth="1.5" />
        ))}
        <circle r="26" fill={ion.hex} />
        <circle cx="-620" r="9" fill={amber.hex} />
      </svg>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 500, letterSpacing: -1 }}>
        <svg
          aria-hidden="true"
          width="52"
          height="52"
          viewBox="-16 -16 32 32"
          fill="none"
          stroke={quartz.hex}
          strokeWidth="1.5"
        >
          <path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z" />
          <circle r="5.6" />
          <circle r="2.2" fill={lightBlue.hex} stroke="none" />
        </svg>
        {site.name}
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24, maxWidth: 760 }}>
        <div style={{ ...lines(4), fontSize: sizeOf(title), lineHeight: 1.06, letterSpacing: -2.4 }}>{title}</div>
        <div style={{ ...lines(3), fontSize: 28, lineHeight: 1.4, color: lightBlue.hex }}>
          {clipped(description, 140)}
        </div>
      </div>
    </div>
  );
}
