import type { ReactNode } from 'react';

type Props = { width: number; height: number; children: ReactNode };

/** An SVG that fills its place in both directions; strokes keep their width. Round marks and words over it are HTML. */
export const Stretched = ({ width, height, children }: Props) => (
  <svg
    className="draw"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
