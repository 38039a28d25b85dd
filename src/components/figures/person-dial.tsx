/** Four rings and a node, derived from a name. Deterministic. */
export function personDial(seed: string) {
  const numbers = Array.from({ length: 12 }, (_, index) =>
    [...seed].reduce((sum, letter, at) => (sum * 31 + letter.charCodeAt(0) * (index + at + 1)) % 997, index + 7),
  );
  return [22, 34, 46, 58].map((radius, index) => {
    const [pull = 0, turn = 0, node = 0] = numbers.slice(index * 3, index * 3 + 3);
    return { radius, squash: 0.78 + (pull % 100) / 455, turn: turn % 180, node: node % 360 };
  });
}

const n1 = (value: number) => Number(value.toFixed(1));

/** A drawing instead of a portrait, derived from the name. The outermost node is the unread one. */
export function PersonDial({ seed, className }: { seed: string; className?: string }) {
  return (
    <svg className={`draw ${className ?? ''}`} viewBox="-72 -72 144 144" aria-hidden="true">
      {personDial(seed).map(({ radius, squash, turn, node }, index) => {
        const angle = (node * Math.PI) / 180;
        return (
          <g key={radius} transform={`rotate(${turn})`}>
            <ellipse className={index % 2 ? 'r' : 'l'} rx={radius} ry={n1(radius * squash)} />
            <g className={index === 3 ? 'unread' : undefined}>
              <circle
                className="glow"
                cx={n1(radius * Math.cos(angle))}
                cy={n1(radius * squash * Math.sin(angle))}
                r="8"
              />
              <circle
                className="dot"
                cx={n1(radius * Math.cos(angle))}
                cy={n1(radius * squash * Math.sin(angle))}
                r="2.4"
              />
            </g>
          </g>
        );
      })}
      <circle className="dot" r="3" />
    </svg>
  );
}
