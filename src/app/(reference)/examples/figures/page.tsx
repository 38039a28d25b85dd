import type { Metadata } from 'next';
import { Figure } from '@/components/figures/figure';
import { figures } from '@/design-system/figure-names';

export const dynamic = 'force-static';
export const metadata: Metadata = { title: 'Drawings | Alethia' };

/** For thumbnails (scripts/commands/thumbnails.ts). */
export default function FiguresPage() {
  return (
    <main className="ground-white fonts">
      {figures.map(({ value, label }) => (
        <div key={value} data-figure={value} style={{ width: 480, padding: 24 }}>
          <Figure name={value} label={label} />
        </div>
      ))}
    </main>
  );
}
