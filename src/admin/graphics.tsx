export const Icon = () => (
  <svg
    width="24"
    height="24"
    viewBox="-16 -16 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    role="img"
    aria-label="Alethia"
  >
    <path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z" />
    <circle r="5.6" />
    <circle r="2.2" fill="var(--color-ion)" stroke="none" />
  </svg>
);

export const Logo = () => (
  <svg width="220" height="56" viewBox="-16 -16 125 32" fill="none" role="img" aria-label="Alethia">
    <g stroke="currentColor" strokeWidth="1.25">
      <path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z" />
      <circle r="5.6" />
    </g>
    <circle r="2.2" fill="var(--color-ion)" />
    <text x="24" y="7" fill="currentColor" fontSize="22" fontWeight="500" letterSpacing="-0.6" fontFamily="inherit">
      Alethia
    </text>
  </svg>
);
