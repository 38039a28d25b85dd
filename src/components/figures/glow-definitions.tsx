import { palette } from '@/design-system/tokens';

/** Shared by all drawings of a page. */
export const GlowDefinitions = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <defs>
      <radialGradient id="glow">
        <stop offset="0" stopColor={palette.ion.hex} stopOpacity=".75" />
        <stop offset=".4" stopColor={palette.ion.hex} stopOpacity=".28" />
        <stop offset="1" stopColor={palette.ion.hex} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="glow-unread">
        <stop offset="0" stopColor={palette.amber.hex} stopOpacity=".7" />
        <stop offset=".4" stopColor={palette.amber.hex} stopOpacity=".24" />
        <stop offset="1" stopColor={palette.amber.hex} stopOpacity="0" />
      </radialGradient>
    </defs>
  </svg>
);
