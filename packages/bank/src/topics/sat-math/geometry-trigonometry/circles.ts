import {
  drawing,
  frac,
  g,
  int,
  mul,
  nonZero,
  num,
  pick,
  piMultiple,
  signed,
  signedTerm,
  type Template,
  template,
  until,
  xy,
} from '#kit'
import { search } from '../common.ts'

const skill = 'sm-circles'

const expanded = template({
  id: 'sat-math/circle-general-form',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 95,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -7, 7), k: nonZero(rng, -7, 7), r: int(rng, 3, 12) }),
      ({ h, k, r }) =>
        r * r - h * h - k * k !== 0 && Math.abs(h) !== Math.abs(k) && Math.abs(h) !== r && Math.abs(k) !== r,
    ),
  frames: [
    {
      id: 'radius',
      kind: 'multi-step',
      items: 6,
      stem: ({ h, k, r }) =>
        `In the $xy$-plane, the graph of $x^2 + y^2${signedTerm(-2 * h, 'x')}${signedTerm(-2 * k, 'y')} = ${r * r - h * h - k * k}$ is a circle. What is the radius of the circle?`,
    },
    {
      id: 'grid',
      kind: 'multi-step',
      response: 'grid',
      items: 4,
      stem: ({ h, k, r }) =>
        `<p>$x^2${signedTerm(-2 * h, 'x')} + y^2${signedTerm(-2 * k, 'y')} = ${r * r - h * h - k * k}$</p><p>The equation describes a circle in the $xy$-plane. What is the length of its radius?</p>`,
    },
  ],
  given: ({ h, k, r }) => ({ p: -2 * h, q: -2 * k, c: r * r - h * h - k * k }),
  answer: ({ r }) => num(r),
  traps: [
    { misconception: 'sm-radius-squared', shortcut: ({ r }) => num(r * r) },
    { misconception: 'sm-diameter-for-radius', shortcut: ({ r }) => num(2 * r) },
    { misconception: 'sm-reads-the-constant', shortcut: ({ h, k, r }) => num(Math.abs(r * r - h * h - k * k)) },
    { misconception: 'sm-reads-the-center', shortcut: ({ h, k }) => num(Math.abs(h) + Math.abs(k)) },
    { misconception: 'sm-reads-the-center', shortcut: ({ h }) => num(Math.abs(h)) },
    { misconception: 'sm-reads-the-center', shortcut: ({ k }) => num(Math.abs(2 * k)) },
  ],
  explain: ({ h, k, r }) => [
    {
      do: `Complete both squares: $(x${signed(-h)})^2 + (y${signed(-k)})^2 = ${r * r - h * h - k * k} + ${h * h} + ${k * k} = ${r * r}$.`,
      why: 'Add the same numbers on both sides.',
    },
    { do: `The radius is $\\sqrt{${r * r}} = ${r}$.`, why: 'The right side is the square of the radius.' },
  ],
  check: ({ p, q, c }) => num(search((r) => r > 0 && 4 * r * r === p * p + q * q + 4 * c)),
})

const ANGLES = [30, 40, 45, 60, 72, 80, 90, 100, 120, 135, 140, 144, 150] as const

const arc = template({
  id: 'sat-math/circle-arc',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 75,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ t: pick(rng, ANGLES), r: int(rng, 3, 24) }),
      ({ t, r }) => (t * r) % 180 === 0 && t !== 90 && (t * r) / 180 !== r,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 6,
      stem: ({ t, r }) =>
        `<p>Points $A$ and $B$ lie on a circle with center $O$.</p>${drawing(
          {
            alt: 'A circle with center O and the radii OA and OB',
            at: { O: [0, 0], A: xy.polar([0, 0], r, 20), B: xy.polar([0, 0], r, 20 + t) },
          },
          [g.circle('O', r), g.seg('OA', `${r}`), g.seg('OB'), g.angle('AOB', `${t}°`)],
        )}<p>What is the length of the shorter arc from $A$ to $B$?</p>`,
    },
    {
      id: 'words',
      kind: 'words',
      items: 6,
      stem: ({ t, r }) =>
        `The minute hand of a tower clock turns through ${t} degrees. Its tip moves on a circle with a radius of ${r} feet. How far does the tip move, in feet?`,
    },
  ],
  given: ({ t, r }) => ({ t, r }),
  answer: ({ t, r }) => piMultiple(frac(t * r, 180)),
  traps: [
    { misconception: 'sm-sector-for-arc', rule: ({ t, r }) => piMultiple(frac(t * r * r, 360)) },
    { misconception: 'sm-half-circle-forgotten', rule: ({ t, r }) => piMultiple(frac(t * r, 360)) },
    { misconception: 'sm-takes-the-longer-arc', rule: ({ t, r }) => piMultiple(frac((360 - t) * r, 180)) },
    { misconception: 'sm-whole-circumference', rule: ({ r }) => piMultiple(2 * r) },
    { misconception: 'sm-half-circle-forgotten', rule: ({ t, r }) => piMultiple(frac(t * r, 90)) },
  ],
  explain: ({ t, r }) => [
    {
      do: `The angle is $\\frac{${t}}{360}$ of the full turn.`,
      why: 'The arc is the same fraction of the circumference.',
    },
    {
      do: `$\\frac{${t}}{360} \\cdot 2\\pi \\cdot ${r}$ is ${piMultiple(frac(t * r, 180)).html}.`,
      why: 'Multiply the circumference by the fraction.',
    },
  ],
  // As a share of the circumference.
  check: ({ t, r }) => piMultiple(mul(frac(t, 360), 2 * r)),
})

const sector = template({
  id: 'sat-math/circle-sector',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ t: pick(rng, ANGLES), r: int(rng, 3, 15) }),
      ({ t, r }) => (t * r * r) % 360 === 0,
    ),
  frames: [
    {
      id: 'pizza',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ t, r }) =>
        `A lawn sprinkler waters a sector of a circle with a radius of ${r} meters and a central angle of ${t}°. The area of the sector is $k\\pi$ square meters. What is the value of $k$?`,
    },
    {
      id: 'rest',
      kind: 'words',
      items: 6,
      stem: ({ t, r }) =>
        `A sector with a central angle of ${t}° is cut out of a paper circle with radius ${r}. The area of the sector is $k\\pi$. What is the value of $k$?`,
    },
  ],
  given: ({ t, r }) => ({ t, r }),
  answer: ({ t, r }) => num((t * r * r) / 360),
  traps: [
    { misconception: 'sm-arc-for-sector', rule: ({ t, r }) => num(frac(t * r, 180)) },
    { misconception: 'sm-takes-the-rest-of-the-circle', rule: ({ t, r }) => num(((360 - t) * r * r) / 360) },
    { misconception: 'sm-half-circle-forgotten', rule: ({ t, r }) => num((t * r * r) / 180) },
    { misconception: 'sm-forgets-to-square-the-radius', rule: ({ t, r }) => num(frac(t * r, 360)) },
    {
      misconception: 'sm-whole-circumference',
      rule: ({ r }) => num(r * r),
      why: () => 'is the area of the whole circle.',
    },
  ],
  explain: ({ t, r }) => [
    { do: `The whole circle has the area $${r * r}\\pi$.`, why: 'Area is $\\pi r^2$.' },
    {
      do: `The sector is $\\frac{${t}}{360}$ of it, so $k = ${(t * r * r) / 360}$.`,
      why: 'The fraction of the full turn is the fraction of the area.',
    },
  ],
  // Half of the radius times the arc, which is a share of the circumference.
  check: ({ t, r }) => num(mul(frac(r, 2), mul(frac(t, 360), 2 * r))),
})

const radians = template({
  id: 'sat-math/radians-and-degrees',
  skill,
  difficulty: 'Low',
  b: -0.2,
  calculator: true,
  seconds: 65,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        n: int(rng, 2, 11),
        d: pick(rng, [3, 4, 5, 6, 9, 10, 12, 15, 18]),
        e: 5 * int(rng, 2, 12),
        more: int(rng, 0, 1) === 1,
      }),
      ({ n, d, e, more }) =>
        n < 2 * d && n !== d && frac(n, d).d === d && angleT(n, d, e, more) > 15 && angleT(n, d, e, more) < 340,
    ),
  frames: [
    {
      id: 'two-angles',
      kind: 'multi-step',
      items: 6,
      stem: ({ n, d, e, more }) =>
        `The measure of angle $R$ is $\\frac{${n}\\pi}{${d}}$ radians. The measure of angle $T$ is ${e} degrees ${more ? 'greater' : 'less'} than the measure of angle $R$. What is the measure of angle $T$, in degrees?`,
    },
  ],
  given: ({ n, d, e, more }) => ({ n, d, e, more }),
  answer: ({ n, d, e, more }) => num(angleT(n, d, e, more)),
  traps: [
    { misconception: 'sm-full-turn-for-pi', rule: ({ n, d, e, more }) => num(angleT(2 * n, d, e, more)) },
    {
      misconception: 'sm-full-turn-for-pi',
      rule: ({ n, d, e, more }) =>
        (90 * n) % d === 0 && angleT(n, 2 * d, e, more) > 0 ? num(angleT(n, 2 * d, e, more)) : null,
      why: () => 'counts 90° for $\\pi$.',
    },
    {
      misconception: 'sm-turns-more-and-less-around',
      rule: ({ n, d, e, more }) => (180 * n > d * e ? num(angleT(n, d, e, !more)) : null),
    },
    {
      misconception: 'sm-gives-another-angle',
      rule: ({ n, d }) => num((180 * n) / d),
      why: () => 'is the measure of angle $R$.',
    },
    {
      misconception: 'sm-gives-another-angle',
      rule: ({ e }) => num(e),
      why: () => 'is the difference of the two angles.',
    },
  ],
  explain: ({ n, d, e, more }) => [
    {
      do: `Angle $R$ measures $\\frac{${n} \\cdot 180}{${d}} = ${(180 * n) / d}$ degrees.`,
      why: '$\\pi$ radians are 180 degrees.',
    },
    {
      do: `$${(180 * n) / d} ${more ? '+' : '-'} ${e} = ${angleT(n, d, e, more)}$`,
      why: `Both angles are now in degrees, and angle $T$ is ${more ? 'greater' : 'less'}.`,
    },
  ],
  check: ({ n, d, e, more }) => {
    const t = (n * Math.PI) / d + ((more ? 1 : -1) * e * Math.PI) / 180
    return num(Math.round((t * 180) / Math.PI))
  },
})

function angleT(n: number, d: number, e: number, more: boolean): number {
  return (180 * n) / d + (more ? e : -e)
}

const through = template({
  id: 'sat-math/circle-through-point',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ h: nonZero(rng, -6, 6), k: nonZero(rng, -6, 6), u: nonZero(rng, -7, 7), v: nonZero(rng, -7, 7) }),
      ({ h, k, u, v }) =>
        h + u !== 0 && k + v !== 0 && Math.abs(u) !== Math.abs(v) && (h + u) ** 2 + (k + v) ** 2 !== u * u + v * v,
    ),
  frames: [
    {
      id: 'equation',
      kind: 'multi-step',
      items: 5,
      stem: ({ h, k, u, v }) =>
        `A circle in the $xy$-plane has its center at $(${h}, ${k})$ and passes through $(${h + u}, ${k + v})$. Its equation is $(x${signed(-h)})^2 + (y${signed(-k)})^2 = c$. What is the value of $c$?`,
    },
  ],
  given: ({ h, k, u, v }) => ({ h, k, x: h + u, y: k + v }),
  answer: ({ u, v }) => num(u * u + v * v),
  traps: [
    { misconception: 'sm-adds-the-legs', shortcut: ({ u, v }) => num((Math.abs(u) + Math.abs(v)) ** 2) },
    { misconception: 'sm-adds-the-legs', shortcut: ({ u, v }) => num(Math.abs(u) + Math.abs(v)) },
    { misconception: 'sm-distance-from-the-origin', shortcut: ({ h, k, u, v }) => num((h + u) ** 2 + (k + v) ** 2) },
    { misconception: 'sm-sign-of-the-center', shortcut: ({ h, k, u, v }) => num((2 * h + u) ** 2 + (2 * k + v) ** 2) },
    {
      misconception: 'sm-distance-from-the-origin',
      rule: ({ h, k }) => num(h * h + k * k),
      why: () => 'is made of the coordinates of the center.',
    },
  ],
  explain: ({ h, k, u, v }) => [
    {
      do: `From the center to the point the coordinates change by $${u}$ and $${v}$.`,
      why: `Put the point $(${h + u}, ${k + v})$ into the equation.`,
    },
    { do: `$c = ${u * u} + ${v * v} = ${u * u + v * v}$`, why: 'This is the square of the radius.' },
  ],
  check: ({ h, k, x, y }) => num(x * x - 2 * h * x + h * h + (y * y - 2 * k * y + k * k)),
})

export const templates: readonly Template[] = [expanded, arc, sector, radians, through]
