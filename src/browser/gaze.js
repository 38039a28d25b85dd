// @ts-check
// A hero's field reacts to pointer, touch and arrow keys: contours lean toward the gaze, nearby readings sharpen and
// the unread signal joins. A canvas redraws the drawing's own paths, so that at rest both look the same.

/** How far a gaze reaches, in units of the drawing, and how strongly contours lean. */
const REACH = 170;
const LEAN = 0.3;
/** From 0 to 1: closer than this, the unread signal joins. */
const JOINED = 0.2;
/** Share of the remaining distance per frame. */
const EASE = 0.16;
/** Distance per key press. */
const STEP = 36;
const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {[bendX: number, bendY: number, x: number, y: number]} Bend Where a curve goes, and its control point. */

/** @param {number} x @param {number} y @returns {Bend} */
const straight = (x, y) => [x, y, x, y];

/** A contour, an eye or a straight line (src/components/figures/geometry.ts). @param {string} d @returns {Bend[]} */
function lineOf(d) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x = 0, y = 0, r = 0, end = 0] = numbers;
  if (d.includes('A')) {
    const foot = Math.sqrt(r * r - x * x);
    return Array.from({ length: 129 }, (_, step) => {
      const side = step < 64 ? 1 : -1;
      const across = step < 128 ? side * x * (1 - (step % 64) / 32) : x;
      return straight(across, side * (foot - Math.sqrt(r * r - across * across)));
    });
  }
  /** @type {Bend[]} */
  const bends = [straight(x, y)];
  // The marks of a dial are relative too.
  if (d.includes('l')) return [...bends, straight(x + r, y + end)];
  if (!d.includes('q')) return [...bends, straight(r, end)];
  // Relative: `q`, then `t`, whose control points mirror the last one.
  let [hereX, hereY, bendX, bendY] = [x, y, x + r, y + end];
  for (let index = 4; index < numbers.length; index += 2) {
    hereX += numbers[index] ?? 0;
    hereY += numbers[index + 1] ?? 0;
    bends.push([bendX, bendY, hereX, hereY]);
    [bendX, bendY] = [2 * hereX - bendX, 2 * hereY - bendY];
  }
  return bends;
}

/** @param {Element} shape @returns {Bend[][]} */
const linesOf = (shape) =>
  shape instanceof SVGCircleElement
    ? [
        Array.from({ length: 97 }, (_, step) => {
          const r = shape.r.baseVal.value;
          return straight(r * Math.cos((step * Math.PI) / 48), r * Math.sin((step * Math.PI) / 48));
        }),
      ]
    : (shape.getAttribute('d') ?? '').split(/(?=M)/).map(lineOf);

/** @param {number} value @param {number} size */
const within = (value, size) => Math.max(-size / 2, Math.min(value, size / 2));

/** @param {Element} place */
function response(place) {
  const canvas = /** @type {HTMLCanvasElement} */ (place.querySelector('canvas'));
  const context = canvas?.getContext('2d');
  const figure = /** @type {HTMLElement | null} */ (place.querySelector('.figure'));
  const svg = figure?.querySelector('svg');
  const hero = place.closest('section');
  if (!figure || !svg || !hero || !context) return;
  figure.tabIndex = 0;
  figure.setAttribute('aria-description', canvas.dataset.keys ?? '');

  const shapes = [...svg.querySelectorAll('.l, .r, .evidence')].map((shape) => ({
    shape,
    lines: linesOf(shape),
    stroke: '',
    width: 0,
  }));
  const nodes = [...svg.querySelectorAll('g > .dot')].map((dot) => ({
    group: /** @type {Element} */ (dot.parentElement),
    x: Number(dot.getAttribute('cx')),
    y: Number(dot.getAttribute('cy')),
  }));
  const unread = nodes.find(({ group }) => group.matches('.unread'));
  const readings = /** @type {HTMLElement[]} */ ([...place.querySelectorAll('.reading')]);

  let [x, y, strength, toX, toY, toStrength] = [0, 0, 0, 0, 0, 0];
  let isMoving = false;
  let ring = '';
  let [scale, left, top] = [1, 0, 0];
  /** Text on the drawing: center and semi-axes of an ellipse. @type {[number, number, number, number][]} */
  let words = [];

  /** Sizes the canvas, aligns the drawing with it, and reads its current colors. */
  function measure() {
    // How far the headline moves to close its gap (hero.css).
    const line = /** @type {HTMLElement | null} */ (hero?.querySelector('.measured-line'));
    if (line) hero?.style.setProperty('--gap', `${line.offsetWidth}px`);
    const box = canvas.getBoundingClientRect();
    const density = Math.min(devicePixelRatio, 2);
    const { a, e, f } = svg?.getScreenCTM() ?? new DOMMatrix();
    canvas.width = box.width * density;
    canvas.height = box.height * density;
    [scale, left, top] = [a * density, (e - box.left) * density, (f - box.top) * density];
    for (const shape of shapes) {
      const style = getComputedStyle(shape.shape);
      shape.stroke = style.stroke;
      shape.width = style.display === 'none' ? 0 : Number.parseFloat(style.strokeWidth) / a;
      if (shape.shape.matches('.r')) ring = style.stroke;
    }
    words = readings.map((reading) => {
      const { x, y, width, height } = reading.getBoundingClientRect();
      return [
        (x + width / 2 - box.left) * density,
        (y + height / 2 - box.top) * density,
        (width / 2 + 24) * density,
        (height / 2 + 16) * density,
      ];
    });
  }

  /** How near the gaze is to a point, from 0 to 1. @param {number} atX @param {number} atY */
  const near = (atX, atY) => strength * Math.exp(-((atX - x) ** 2 + (atY - y) ** 2) / REACH ** 2);
  /** @param {number} atX @param {number} atY @returns {[number, number]} */
  const lean = (atX, atY) => {
    const pull = LEAN * near(atX, atY);
    return [atX + (x - atX) * pull, atY + (y - atY) * pull];
  };
  /** @param {CanvasRenderingContext2D} pen @param {string} inner @param {string} outer @param {[number, number, number, number]} place */
  const light = (pen, inner, outer, [atX, atY, from, to]) => {
    const gradient = pen.createRadialGradient(atX, atY, from, atX, atY, to);
    gradient.addColorStop(0, inner);
    gradient.addColorStop(1, outer);
    return gradient;
  };

  /** @param {CanvasRenderingContext2D} pen */
  function draw(pen) {
    const isJoined = unread && near(unread.x, unread.y) > JOINED;
    pen.reset();
    pen.setTransform(scale, 0, 0, scale, left, top);
    for (const { shape, lines, stroke, width } of shapes) {
      if (!width) continue;
      pen.lineWidth = width;
      pen.strokeStyle = stroke;
      if (shape.matches('.l')) pen.strokeStyle = light(pen, strength > 0.5 ? ring : stroke, stroke, [x, y, 0, REACH]);
      if (isJoined && shape.matches('.evidence')) pen.strokeStyle = ring;
      pen.beginPath();
      for (const line of lines) {
        line.forEach(([bendX, bendY, atX, atY], index) => {
          if (index) pen.quadraticCurveTo(...lean(bendX, bendY), ...lean(atX, atY));
          else pen.moveTo(...lean(atX, atY));
        });
      }
      pen.stroke();
    }
    if (isJoined) {
      pen.beginPath();
      pen.moveTo(...lean(unread.x, unread.y));
      pen.lineTo(0, 0);
      pen.strokeStyle = ring;
      pen.stroke();
    }
    pen.globalCompositeOperation = 'destination-out';
    for (const [middleX, middleY, across, down] of words) {
      pen.setTransform(across, 0, 0, down, middleX, middleY);
      pen.fillStyle = light(pen, '#000', '#0000', [0, 0, 0.7, 1]);
      pen.fillRect(-1, -1, 2, 2);
    }
    nodes.forEach(({ group, x: atX, y: atY }, index) => {
      const size = 1 + 0.6 * near(atX, atY);
      group.setAttribute('transform', `translate(${lean(atX, atY)}) scale(${size}) translate(${[-atX, -atY]})`);
      readings[index]?.style.setProperty('--near', near(atX, atY).toFixed(2));
    });
    place.classList.toggle('is-joined', isJoined);
  }

  function move() {
    if (!isMoving) requestAnimationFrame(step);
    isMoving = true;
  }

  function step() {
    const part = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : EASE;
    x += (toX - x) * part;
    y += (toY - y) * part;
    strength += (toStrength - strength) * part;
    const isThere = Math.hypot(toX - x, toY - y) < 0.4 && Math.abs(toStrength - strength) < 0.01;
    if (isThere) strength = toStrength;
    if (context) draw(context);
    isMoving = false;
    if (!isThere) move();
    place.classList.toggle('is-gazed', strength > 0);
  }

  /** @param {number} atX @param {number} atY */
  function look(atX, atY) {
    if (!strength) {
      measure();
      [x, y] = [atX, atY];
    }
    [toX, toY, toStrength] = [atX, atY, 1];
    move();
  }
  function lookAway() {
    toStrength = 0;
    if (strength) move();
  }

  for (const sign of /** @type {const} */ (['pointerdown', 'pointermove'])) {
    hero.addEventListener(
      sign,
      ({ clientX, clientY }) => {
        const matrix = svg.getScreenCTM();
        if (matrix) look((clientX - matrix.e) / matrix.a, (clientY - matrix.f) / matrix.a);
      },
      { passive: true },
    );
  }
  // A finger is lifted after every look; what it looked at stays, until it scrolls or looks elsewhere.
  hero.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'touch' || lookAway());
  hero.addEventListener('pointercancel', lookAway);
  figure.addEventListener('blur', lookAway);
  addEventListener('resize', lookAway);
  figure.addEventListener('keydown', (event) => {
    const way = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
    if (!way) return;
    event.preventDefault();
    const { width, height } = svg.viewBox.baseVal;
    // The gaze starts in the middle of the drawing, (0, 0).
    const [fromX, fromY] = toStrength ? [toX, toY] : [0, 0];
    look(within(fromX + STEP * (way[0] ?? 0), width), within(fromY + STEP * (way[1] ?? 0), height));
  });
}

if (!matchMedia('(forced-colors: active)').matches) {
  for (const place of document.querySelectorAll('[data-then]:not(script)')) response(place);
}

export {};
