import { eye, lines, type Point } from './geometry';
import { Canvas, type DrawingProps, Node } from './parts';
import { Stretched } from './stretched';

/** Five eyes in a row look down. Their views share one field; one signal is in none of them. */
const WIDTH = 1000;
const DEPTH = 400;
const eyes = [100, 300, 500, 700, 900];
const shared = { from: 380, to: 620 };
const RAYS = 9;

const fan = (x: number) =>
  Array.from(
    { length: RAYS },
    (_, ray): Point => [shared.from + ((shared.to - shared.from) * ray) / (RAYS - 1), DEPTH],
  ).map((end) => [[x, 0], end] as const satisfies [Point, Point]);

const rays = eyes.map(fan);
const edges = rays.flatMap((all) => [all[0], all.at(-1)].filter((ray) => ray !== undefined));
const inner = rays.flatMap((all) => all.slice(1, -1));

export function Views({ size, words }: DrawingProps) {
  const isSmall = size === 'small';
  return (
    <div className="views">
      <ol className="views-eyes note">
        {eyes.map((x, index) => (
          <li key={x}>
            {isSmall ? null : <span>{words.views[index]}</span>}
            <Canvas box={[-74, -25, 148, 50]}>
              <path className="r" d={eye(70, 22)} />
              <path className="l" d={eye(70, 12)} />
              <circle className="l" r="17" />
              <Node at={[0, 0]} size={4.4} glow={20} />
            </Canvas>
          </li>
        ))}
      </ol>
      <div className="views-rays">
        <Stretched width={WIDTH} height={DEPTH}>
          <path className="l" d={lines(...(isSmall ? edges : inner))} />
          {isSmall ? null : <path className="edge" d={lines(...edges)} />}
        </Stretched>
        <Canvas box={[-30, -30, 60, 60]} className="views-unread">
          <Node at={[0, 0]} isUnread size={5} glow={26} />
        </Canvas>
        {isSmall ? null : <span className="views-gap note">{words.viewsGap}</span>}
      </div>
      {isSmall ? null : <p className="views-shared measure note">{words.viewsShared}</p>}
    </div>
  );
}
