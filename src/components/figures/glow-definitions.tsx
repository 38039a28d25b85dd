/** The two glows that every drawing on a page refers to: of a joined signal and of an unread one. */
export const GlowDefinitions = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="glow">
        <stop offset="0" stopColor="#0C8CE9" stopOpacity=".75" />
        <stop offset=".4" stopColor="#0C8CE9" stopOpacity=".28" />
        <stop offset="1" stopColor="#0C8CE9" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="glow-unread">
        <stop offset="0" stopColor="#FFAC00" stopOpacity=".7" />
        <stop offset=".4" stopColor="#FFAC00" stopOpacity=".24" />
        <stop offset="1" stopColor="#FFAC00" stopOpacity="0" />
      </radialGradient>
    </defs>
  </svg>
);
