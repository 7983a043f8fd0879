import {
  add,
  div,
  drawing,
  frac,
  g,
  type Html,
  int,
  mul,
  num,
  pick,
  piMultiple,
  sub,
  type Template,
  template,
  toTex,
  until,
  xy,
} from '#kit'

const skill = 'sm-circles'

const ANGLES = [30, 40, 45, 60, 72, 80, 90, 100, 120, 135, 140, 144, 150] as const

/** Two radii with their angle; the arc between them when it is found. */
const arcFigure = (t: number, r: number, found = ''): Html =>
  drawing(
    {
      alt: 'A circle with center O and the radii OA and OB',
      at: { O: [0, 0], A: xy.polar([0, 0], r, 20), B: xy.polar([0, 0], r, 20 + t) },
    },
    [
      g.circle('O', r),
      g.seg('OA', `${r}`),
      g.seg('OB'),
      g.angle('AOB', `${t}°`),
      ...(found
        ? [g.arc('O', r, 20, 20 + t, { accent: true }), g.arcLabel('O', r, 20 + t / 2, found, 'The arc AB')]
        : []),
    ],
  )

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
        `<p>Points $A$ and $B$ lie on a circle with center $O$.</p>${arcFigure(t, r)}<p>What is the length of the shorter arc from $A$ to $B$?</p>`,
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
    {
      misconception: 'sm-sector-for-arc',
      classic: true,
      rule: ({ t, r }) => piMultiple(frac(t * r * r, 360)),
      why: ({ r }) => `uses the area $\\pi \\cdot ${r}^2$ instead of the circumference.`,
    },
    {
      misconception: 'sm-half-circle-forgotten',
      rule: ({ t, r }) => piMultiple(frac(t * r, 360)),
      says: () => 'I used $\\pi r$ instead of $2\\pi r$ for the circumference.',
      why: ({ r }) => `uses $${r}\\pi$ for the circumference.`,
    },
    {
      misconception: 'sm-half-circle-forgotten',
      rule: ({ t, r }) => piMultiple(frac(t * r, 90)),
      says: () => 'I counted 180° for the full turn.',
      why: ({ t }) => `uses the fraction of ${t} out of 180.`,
    },
    {
      misconception: 'sm-takes-the-longer-arc',
      rule: ({ t, r }) => piMultiple(frac((360 - t) * r, 180)),
      why: ({ t }) => `belongs to the angle of ${360 - t}°.`,
    },
    {
      misconception: 'sm-whole-circumference',
      operation: 'whole-for-part',
      rule: ({ r }) => piMultiple(2 * r),
      says: () => 'I gave the whole circumference.',
      why: () => 'is the whole circumference.',
    },
    {
      misconception: 'sm-half-circle-forgotten',
      rule: ({ t }) => piMultiple(frac(t, 180)),
      says: ({ r }) => `I changed the angle to radians and did not multiply by ${r}.`,
      why: ({ t, r }) => `is ${t}° in radians, without the factor ${r}.`,
    },
  ],
  explain: ({ t, r }, frame) => {
    const part = frac(t, 360)
    return {
      plan: 'An arc is the same fraction of the circumference as its angle is of the full turn. Find the fraction, then multiply.',
      steps: [
        {
          do: `The angle is $\\frac{${t}}{360}${part.d === 360 ? '' : ` = ${toTex(part)}`}$ of the full turn.`,
          why: 'The arc is the same fraction of the circumference.',
        },
        { do: `The circumference is $2\\pi \\cdot ${r} = ${2 * r}\\pi$.`, why: 'It is $2\\pi r$.' },
        {
          do: `The arc is $${toTex(part)} \\cdot ${2 * r}\\pi$, which is ${piMultiple(frac(t * r, 180)).html}.`,
          why: 'Multiply the circumference by the fraction.',
        },
      ],
      check: `A half turn, 180°, has an arc of $${r}\\pi$. The angle of ${t}° is less than that, and so is the arc: $${toTex(frac(t * r, 180))} \\lt ${r}$.`,
      faster: `Half a turn has the arc $${r}\\pi$. Take $\\frac{${t}}{180}$ of it: $\\frac{${t}}{180} \\cdot ${r}\\pi$ is ${piMultiple(frac(t * r, 180)).html}.`,
      ...(frame === 'figure' ? { figure: arcFigure(t, r, `${(t * r) / 180 === 1 ? '' : (t * r) / 180}π`) } : {}),
    }
  },
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
        `A lawn sprinkler waters a sector of a circle with a radius of ${r} feet and a central angle of ${t}°. The area of the sector is $k\\pi$ square feet. What is the value of $k$?`,
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
    {
      misconception: 'sm-arc-for-sector',
      classic: true,
      rule: ({ t, r }) => ((t * r) % 180 === 0 ? num((t * r) / 180) : null),
      why: () => 'belongs to the length of the arc.',
    },
    {
      misconception: 'sm-forgets-to-square-the-radius',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ r }) => [r],
      after: (x, { t }) => mul(x, frac(t, 360)),
      rule: ({ t, r }) => ((t * r) % 360 === 0 ? num((t * r) / 360) : null),
      why: ({ r }) => `uses $${r}$ instead of $${r}^2$.`,
    },
    {
      misconception: 'sm-half-circle-forgotten',
      operation: 'wrong-number-used',
      operands: () => [180],
      after: (x, { t, r }) => div(t * r * r, x),
      rule: ({ t, r }) => num((t * r * r) / 180),
      says: () => 'I counted 180° for the full turn.',
      why: ({ t }) => `uses the fraction of ${t} out of 180.`,
    },
    {
      misconception: 'sm-takes-the-rest-of-the-circle',
      rule: ({ t, r }) => num(((360 - t) * r * r) / 360),
      why: ({ t }) => `belongs to the angle of ${360 - t}°.`,
    },
    {
      misconception: 'sm-whole-circumference',
      operation: 'whole-for-part',
      operands: ({ r }) => [r * r],
      rule: ({ r }) => num(r * r),
      says: () => 'I gave the area of the whole circle.',
      why: () => 'is the area of the whole circle.',
    },
  ],
  explain: ({ t, r }) => {
    const part = frac(t, 360)
    return {
      plan: 'A sector is the same fraction of the area of the circle as its angle is of the full turn. Find the area of the circle, then take the fraction.',
      steps: [
        { do: `The whole circle has area $\\pi \\cdot ${r}^2 = ${r * r}\\pi$.`, why: 'Area is $\\pi r^2$.' },
        {
          do: `The angle is $\\frac{${t}}{360}${part.d === 360 ? '' : ` = ${toTex(part)}`}$ of the full turn.`,
          why: 'The fraction of the full turn is the fraction of the area.',
        },
        {
          do: `$${toTex(part)} \\cdot ${r * r}\\pi = ${(t * r * r) / 360 === 1 ? '' : (t * r * r) / 360}\\pi$, so $k = ${(t * r * r) / 360}$.`,
          why: 'Take this fraction of the area of the circle.',
        },
      ],
      check: `The arc is $${toTex(part)} \\cdot ${2 * r}\\pi = ${toTex(frac(t * r, 180))}\\pi$, and half of radius times arc is $\\frac{1}{2} \\cdot ${r} \\cdot ${toTex(frac(t * r, 180))}\\pi = ${(t * r * r) / 360}\\pi$ as well.`,
      faster: `In one line on a calculator: $${t} \\div 360 \\cdot ${r}^2 = ${(t * r * r) / 360}$, the factor before $\\pi$.`,
    }
  },
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
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 6,
      stem: ({ n, d, e, more }) =>
        `In a design, angle $R$ measures $\\frac{${n}\\pi}{${d}}$ radians, and the measure of angle $T$ is ${e}° ${more ? 'greater' : 'less'} than that. What is the measure of angle $T$, in degrees?`,
    },
  ],
  given: ({ n, d, e, more }) => ({ n, d, e, more }),
  answer: ({ n, d, e, more }) => num(angleT(n, d, e, more)),
  traps: [
    {
      misconception: 'sm-full-turn-for-pi',
      classic: true,
      operation: 'counted-twice',
      operands: ({ n, d }) => [frac(180 * n, d)],
      after: (got, { e, more }) => (more ? add(got, e) : sub(got, e)),
      rule: ({ n, d, e, more }) => num(angleT(2 * n, d, e, more)),
      says: () => 'I counted 360° for $\\pi$.',
      why: () => 'counts 360° for $\\pi$.',
    },
    {
      misconception: 'sm-gives-another-angle',
      operation: 'stopped-at-a-step',
      operands: ({ n, d }) => [frac(180 * n, d)],
      rule: ({ n, d }) => num((180 * n) / d),
      says: () => 'I gave the measure of angle $R$.',
      why: () => 'is the measure of angle $R$.',
    },
    {
      misconception: 'sm-turns-more-and-less-around',
      rule: ({ n, d, e, more }) => (180 * n > d * e ? num(angleT(n, d, e, !more)) : null),
      says: ({ e, more }) =>
        `I ${more ? 'subtracted' : 'added'} the ${e}° although the measure of angle $T$ is ${more ? 'greater' : 'less'}.`,
      why: ({ e, more }) => `${more ? 'subtracts' : 'adds'} the ${e}°.`,
    },
    {
      misconception: 'sm-full-turn-for-pi',
      rule: ({ n, d, e, more }) =>
        (90 * n) % d === 0 && angleT(n, 2 * d, e, more) > 0 ? num(angleT(n, 2 * d, e, more)) : null,
      says: () => 'I counted 90° for $\\pi$.',
      why: () => 'counts 90° for $\\pi$.',
    },
    {
      misconception: 'sm-gives-another-angle',
      operation: 'wrong-number-used',
      operands: ({ e }) => [e],
      rule: ({ e }) => num(e),
      says: () => 'I gave the difference of the two angles.',
      why: () => 'is the difference of the two angles.',
    },
  ],
  explain: ({ n, d, e, more }) => ({
    plan: 'The two measures are in different units. Change the radians into degrees first; then both can be added or subtracted.',
    steps: [
      {
        do: `Angle $R$ measures $\\frac{${n} \\cdot 180}{${d}} = ${(180 * n) / d}$ degrees.`,
        why: '$\\pi$ radians are 180 degrees.',
      },
      {
        do: `$${(180 * n) / d} ${more ? '+' : '-'} ${e} = ${angleT(n, d, e, more)}$`,
        why: `Both angles are now in degrees, and angle $T$ is ${more ? 'greater' : 'less'}.`,
      },
    ],
    check: `Go back: $${angleT(n, d, e, more)} ${more ? '-' : '+'} ${e} = ${(180 * n) / d}$ degrees, and $\\frac{${(180 * n) / d}}{180} = ${toTex(frac(n, d))}$, so angle $R$ is $${toTex(frac(n, d))}$ of $\\pi$ radians.`,
    faster: `In one line on a calculator: $${n} \\cdot 180 \\div ${d} ${more ? '+' : '-'} ${e} = ${angleT(n, d, e, more)}$.`,
  }),
  check: ({ n, d, e, more }) => {
    const t = (n * Math.PI) / d + ((more ? 1 : -1) * e * Math.PI) / 180
    return num(Math.round((t * 180) / Math.PI))
  },
})

function angleT(n: number, d: number, e: number, more: boolean): number {
  return (180 * n) / d + (more ? e : -e)
}

export const templates: readonly Template[] = [arc, sector, radians]
