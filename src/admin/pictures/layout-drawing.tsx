import type { Layout } from '@/fields/layout';

/** In a box of 96 × 64; `soft` paths are lines of text. */
const drawings: Record<Layout, { solid?: string; soft?: string; line?: string }> = {
  plate: { solid: 'M8 10h46v44H8z', soft: 'M60 10h28v12H60zM60 26h28v12H60zM60 42h28v12H60z' },
  columns: { soft: 'M8 10h24v44H8zM36 10h24v44H36zM64 10h24v44H64z' },
  rows: { soft: 'M8 8h80v12H8zM8 26h80v12H8zM8 44h80v12H8z' },
  panels: { soft: 'M8 8h80v12H8zM8 26h62v12H8zM8 44h44v12H8z' },
  openings: { line: 'M8 50h80M10 50q6-10 12 0M28 50q10-20 20 0M54 50q16-38 32 0' },
  ledger: {
    line: 'M8 18h80M8 34h80M8 50h80',
    soft: 'M8 9h8v4H8zM8 25h8v4H8zM8 41h8v4H8zM24 9h50v4H24zM24 25h42v4H24zM24 41h48v4H24z',
  },
  arc: { line: 'M8 54Q48-14 88 54', solid: 'M12 42h6v6h-6zM28 22h6v6h-6zM45 15h6v6h-6zM62 22h6v6h-6zM78 42h6v6h-6z' },
  scale: {
    line: 'M8 52h80M8 48v8M28 48v8M48 48v8M68 48v8M88 48v8',
    soft: 'M8 12h20v8H8zM28 24h40v8H28zM48 36h40v8H48z',
  },
  dials: {
    line: 'M10 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0M38 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0M66 32a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
  },
  list: { soft: 'M8 10h60v5H8zM8 24h60v5H8zM8 38h60v5H8zM8 52h60v5H8z' },
  grid: { soft: 'M8 8h24v20H8zM36 8h24v20H36zM64 8h24v20H64zM8 34h24v20H8zM36 34h24v20H36zM64 34h24v20H64z' },
  ring: {
    line: 'M8 32a18 18 0 1 0 36 0a18 18 0 1 0-36 0',
    solid: 'M23 11h6v6h-6z',
    soft: 'M56 8h32v12H56zM56 26h32v12H56zM56 44h32v12H56z',
  },
  split: { soft: 'M8 18h36v6H8zM8 30h30v4H8zM8 38h32v4H8z', line: 'M56 32a16 16 0 1 0 32 0a16 16 0 1 0-32 0' },
  reversed: { soft: 'M52 18h36v6H52zM52 30h30v4H52zM52 38h32v4H52z', line: 'M8 32a16 16 0 1 0 32 0a16 16 0 1 0-32 0' },
  measured: { soft: 'M8 10h80v10H8z', line: 'M8 26h80M8 23v6M88 23v6M8 56Q48 20 88 56' },
  below: { soft: 'M8 8h34v6H8zM8 18h26v6H8zM56 12h32v4H56zM56 20h26v4H56z', line: 'M8 56h80M8 36h80v20H8z' },
  centered: { line: 'M4 32a44 26 0 1 0 88 0a44 26 0 1 0-88 0', soft: 'M28 24h40v6H28zM34 36h28v4H34z' },
  circles: { line: 'M18 32a20 20 0 1 0 40 0a20 20 0 1 0-40 0M38 32a20 20 0 1 0 40 0a20 20 0 1 0-40 0' },
  plain: { soft: 'M8 16h60v8H8zM8 32h72v4H8zM8 42h64v4H8z' },
  sources: {
    soft: 'M8 8h38v10H8zM8 26h38v10H8zM8 44h38v10H8z',
    line: 'M54 8v46M46 13h8M46 31h8M46 49h8M54 31h8',
    solid: 'M62 22h26v18H62z',
  },
};

const isLayout = (value: string): value is Layout => value in drawings;

/** An empty box for layouts without a drawing. */
export function LayoutDrawing({ layout }: { layout: string }) {
  const { solid, soft, line } = isLayout(layout) ? drawings[layout] : {};
  return (
    <svg className="picture-layout" viewBox="0 0 96 64" width={96} height={64} aria-hidden="true">
      {soft ? <path className="picture-layout__soft" d={soft} /> : null}
      {solid ? <path className="picture-layout__solid" d={solid} /> : null}
      {line ? <path className="picture-layout__line" d={line} /> : null}
    </svg>
  );
}
