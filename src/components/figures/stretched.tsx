import type { ReactNode } from 'react';

type Props = { width: number; height: number; children: ReactNode };

/** Fills its box in both directions; strokes keep their width. Round marks and text over it are HTML. */
export const Stretched = ({ width, height, children }: Props) => (
  <svg className="draw" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
);
