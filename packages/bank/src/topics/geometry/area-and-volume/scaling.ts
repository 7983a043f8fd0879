import { div, frac, int, mul, num, pick, solid, type Template, table, template, text, until } from '#kit'

export const skill = 'geo-scaling-and-density'

const model = template({
  id: 'geometry/scaling-solids',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 2, 6),
        v: int(rng, 3, 30),
        cube: int(rng, 0, 2) > 0,
        what: pick(rng, ['vase', 'pyramid', 'bottle', 'statue', 'cone']),
      }),
      ({ k, v }) => v * k ** 3 < 3000,
    ),
  frames: [
    {
      id: 'grow',
      kind: 'words',
      items: 6,
      stem: ({ k, v, cube, what }) =>
        `A model of a ${what} is enlarged so that all its lengths are ${k} times as long. The original had a ${cube ? `volume of ${v} cubic` : `surface area of ${v} square`} inches. What is the ${cube ? 'volume' : 'surface area'} of the enlarged model, in ${cube ? 'cubic' : 'square'} inches?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ k, v, cube, what }) =>
        `<p>Two similar models of a ${what} are made.</p>${table(
          ['', 'Small model', 'Large model'],
          [
            ['Height', `${k} in.`, `${k * k} in.`],
            [cube ? 'Volume' : 'Surface area', cube ? `${v} in³` : `${v} in²`, '?'],
          ],
        )}<p>Which number belongs in place of the question mark?</p>`,
    },
  ],
  given: ({ k, v, cube }) => ({ k, v, cube }),
  answer: ({ k, v, cube }) => num(v * k ** (cube ? 3 : 2)),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      operation: 'scale-not-squared',
      operands: ({ k, v }) => [v, k],
      rule: ({ k, v }) => num(v * k),
      says: ({ cube }) => `I multiplied the ${cube ? 'volume' : 'surface area'} by the factor for the lengths.`,
      why: ({ k, cube }) =>
        `multiplies by ${k} only; a ${cube ? 'volume' : 'surface'} takes the factor ${cube ? 'three times' : 'twice'}.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      operation: 'wrong-power',
      operands: ({ k, cube }) => [k, cube ? 2 : 3],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v, cube }) => num(v * k ** (cube ? 2 : 3)),
      says: ({ cube }) => (cube ? 'I squared the factor, as for an area.' : 'I cubed the factor, as for a volume.'),
      why: ({ k, cube }) =>
        cube ? `multiplies by $${k}^2$, as for an area.` : `multiplies by $${k}^3$, as for a volume.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ k, cube }) => [k, cube ? 3 : 2],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v, cube }) => num(v * k * (cube ? 3 : 2)),
      says: ({ cube }) =>
        cube
          ? 'I multiplied by 3 times the factor instead of its cube.'
          : 'I multiplied by 2 times the factor instead of its square.',
      why: ({ k, cube }) => `takes $${cube ? 3 : 2} \\cdot ${k}$ for $${k}^${cube ? 3 : 2}$.`,
    },
    {
      misconception: 'geo-area-adds-the-factor',
      operation: 'added-instead-of-multiplied',
      operands: ({ k, v }) => [v, k],
      rule: ({ k, v }) => num(v + k),
      says: ({ k }) => `I added ${k}, the factor for the lengths, instead of multiplying.`,
      why: ({ k }) => `adds ${k} instead of scaling.`,
    },
    {
      misconception: 'geo-area-subtracts-for-the-factor',
      rule: ({ k, v, cube }, frame) => (frame === 'table' && k > 2 ? num(v * (k * k - k) ** (cube ? 3 : 2)) : null),
      why: ({ k }) => `takes the difference $${k * k} - ${k}$ for the factor; it is $${k * k} \\div ${k}$.`,
    },
  ],
  explain: ({ k, v, cube }, frame) => ({
    plan: 'See by what number the lengths are multiplied; an area takes this factor in two directions, a volume in three.',
    steps: [
      frame === 'table'
        ? {
            do: `The heights show the factor of the lengths: $${k * k} \\div ${k} = ${k}$.`,
            why: 'In similar solids all lengths have the same factor.',
          }
        : { do: `All lengths are ${k} times as long.`, why: 'The question says so.' },
      {
        do: `The ${cube ? 'volume' : 'surface area'} is multiplied by $${k}^${cube ? 3 : 2} = ${k ** (cube ? 3 : 2)}$.`,
        why: `The ${cube ? 'volume grows in three directions' : 'surface grows in two directions'}.`,
      },
      {
        do: `$${v} \\cdot ${k ** (cube ? 3 : 2)} = ${v * k ** (cube ? 3 : 2)}$`,
        why: cube ? 'Volumes go with the cube of the factor.' : 'Areas go with the square of the factor.',
      },
    ],
    faster: `Multiply by ${k} once for each direction, and no power is needed: $${v} \\cdot ${k} = ${v * k}$, $${v * k} \\cdot ${k} = ${v * k * k}$${cube ? `, $${v * k * k} \\cdot ${k} = ${v * k ** 3}$` : ''}.`,
    check: `Try it with a cube: an edge of 1 becomes ${k}, and its ${cube ? `volume goes from 1 to $${k}^3 = ${k ** 3}$` : `surface area goes from $6 \\cdot 1 = 6$ to $6 \\cdot ${k}^2 = ${6 * k * k}$, which is ${k * k} times as much`}.`,
  }),
  // Compares two boxes, one k times as large as the other.
  check: ({ k, v, cube }) => {
    const size = (a: number, b: number, c: number) => (cube ? a * b * c : 2 * (a * b + b * c + c * a))
    return num(mul(v, frac(size(k, 2 * k, 3 * k), size(1, 2, 3))))
  },
})

const oneWay = template({
  id: 'geometry/scaling-cylinder-changes',
  skill,
  difficulty: 'High',
  b: 0.7,
  calculator: false,
  seconds: 85,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({
        r: int(rng, 2, 6),
        h: int(rng, 4, 14),
        a: pick(rng, [2, 3, 4, 5]),
        b: pick(rng, [2, 3, 4, 5]),
        half: int(rng, 0, 1) === 1,
      }),
      ({ r, h, a, b }) => h < 4 * r && h !== 2 * r && a !== b && r !== h && h !== a && h !== b && r !== a && r !== b,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 7,
      stem: ({ r, h, a, b, half }) =>
        `${solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: 'r', h: 'h' } })}<p>The radius $r$ of the cylinder is ${half ? 'divided' : 'multiplied'} by ${a}, and its height $h$ is ${half ? 'multiplied' : 'divided'} by ${b}. By what number is its volume multiplied?</p>`,
    },
  ],
  given: ({ a, b, half }) => ({ a, b, half }),
  answer: ({ a, b, half }) => num(half ? frac(b, a * a) : frac(a * a, b)),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      operation: 'exponent-left-out',
      operands: ({ a }) => [a],
      after: (x, { b, half }) => (half ? div(b, x) : div(x, b)),
      rule: ({ a, b, half }) => num(half ? frac(b, a) : frac(a, b)),
      says: () => 'I used the factor of the radius once and did not square it.',
      why: () => 'uses the factor of the radius only once.',
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      operation: 'power-as-product',
      operands: ({ a }) => [a, 2],
      after: (x, { b, half }) => (half ? div(b, x) : div(x, b)),
      rule: ({ a, b, half }) => num(half ? frac(b, 2 * a) : frac(2 * a, b)),
      says: ({ a }) => `I took $2 \\cdot ${a}$ for $${a}^2$.`,
      why: ({ a }) => `takes $2 \\cdot ${a}$ for $${a}^2$.`,
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ a, b, half }) => num(half ? frac(b * b, a * a) : frac(a * a, b * b)),
      says: () => 'I squared the factor of the height as well.',
      why: () => 'squares both factors.',
    },
    {
      misconception: 'geo-area-divides-instead-of-multiplying',
      operation: 'multiplied-instead-of-divided',
      operands: ({ a, b }) => [a * a, b],
      rule: ({ a, b }) => num(a * a * b),
      says: () => 'I multiplied by both numbers, although one length is divided.',
      why: () => 'takes the volume to grow in both steps.',
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ a, b, half }) => num(half ? frac(b * b, a) : frac(a, b * b)),
      says: () => 'I squared the factor of the height instead of the factor of the radius.',
      why: () => 'squares the factor of the height.',
    },
    {
      misconception: 'geo-area-divides-instead-of-multiplying',
      rule: ({ a, b, half }) => num(half ? frac(a * a, b) : frac(b, a * a)),
      says: () => 'I exchanged multiplying and dividing.',
      why: () => 'is the reciprocal of the fraction.',
    },
  ],
  explain: ({ r, h, a, b, half }) => ({
    plan: 'In the volume of a cylinder the radius is squared and the height comes in once: find the factor that each of them brings.',
    steps: [
      {
        do: `The radius brings the factor $${half ? `\\left(\\frac{1}{${a}}\\right)^2 = \\frac{1}{${a * a}}` : `${a}^2 = ${a * a}`}$.`,
        why: 'In $V = \\pi r^2 h$ the radius is squared.',
      },
      { do: `The height brings the factor $${half ? b : `\\frac{1}{${b}}`}$.`, why: 'The height comes in once.' },
      {
        do: `The volume is multiplied by $${half ? `\\frac{1}{${a * a}} \\cdot ${b}` : `${a * a} \\cdot \\frac{1}{${b}}`} = ${num(half ? frac(b, a * a) : frac(a * a, b)).html.replace(/\$/g, '')}$.`,
        why: 'Factors are multiplied.',
      },
    ],
    faster: half
      ? `Put in easy numbers: with $r = ${a}$ and $h = 1$ the volume is $${a * a}\\pi$; after the change, with $r = 1$ and $h = ${b}$, it is $${b}\\pi$. The number is $${b} \\div ${a * a} = ${num(frac(b, a * a)).html.replace(/\$/g, '')}$.`
      : `Put in easy numbers: with $r = 1$ and $h = ${b}$ the volume is $${b}\\pi$; after the change, with $r = ${a}$ and $h = 1$, it is $${a * a}\\pi$. The number is $${a * a} \\div ${b} = ${num(frac(a * a, b)).html.replace(/\$/g, '')}$.`,
    check: `Try a cylinder with $r = ${a}$ and $h = ${b}$: its volume goes from $${a * a * b}\\pi$ to $${half ? b * b : a ** 4}\\pi$.`,
    figure: solid.cylinder({
      alt: 'The cylinder with its new measures',
      r,
      h,
      labels: half ? { r: `r ÷ ${a}`, h: `${b}h` } : { r: `${a}r`, h: `h ÷ ${b}` },
      notToScale: true,
    }),
  }),
  // Compares a cylinder whose measures stay whole with the changed one.
  check: ({ a, b, half }) => {
    const [r, h] = [2 * a, 3 * b]
    const [r2, h2] = half ? [r / a, h * b] : [r * a, h / b]
    return num(frac(r2 * r2 * h2, r * r * h))
  },
})

const ratio = template({
  id: 'geometry/scaling-ratio-of-volumes',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 90,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 1, 5),
        b: int(rng, 2, 6),
        toSurface: int(rng, 0, 1) === 1,
        what: pick(rng, ['cones', 'spheres', 'bottles', 'cubes', 'pyramids']),
      }),
      ({ a, b }) => a < b && (a + b) % 2 === 1 && b % Math.max(a, 2) !== 0,
    ),
  frames: [
    {
      id: 'bare',
      kind: 'multi-step',
      items: 6,
      stem: ({ a, b, toSurface, what }) =>
        toSurface
          ? `The volumes of two similar ${what} are in the ratio $${a ** 3}:${b ** 3}$. What is the ratio of their surface areas?`
          : `The surface areas of two similar ${what} are in the ratio $${a ** 2}:${b ** 2}$. What is the ratio of their volumes?`,
    },
  ],
  given: ({ a, b, toSurface }) => ({ p: a ** (toSurface ? 3 : 2), q: b ** (toSurface ? 3 : 2), toSurface }),
  answer: ({ a, b, toSurface }) => text(`$${a ** (toSurface ? 2 : 3)}:${b ** (toSurface ? 2 : 3)}$`),
  traps: [
    {
      misconception: 'geo-area-factor-not-raised',
      classic: true,
      rule: ({ p, q, toSurface }) => {
        const down = (x: number) => Math.round(x ** (1 / (toSurface ? 3 : 2)))
        return text(`$${down(p)}:${down(q)}$`)
      },
      says: () => 'I stopped at the ratio of the lengths.',
      why: () => 'is the ratio of the lengths.',
    },
    {
      misconception: 'geo-area-repeats-the-ratio',
      rule: ({ p, q }) => text(`$${p}:${q}$`),
      why: () => 'repeats the given ratio.',
    },
    {
      misconception: 'geo-area-square-for-cube',
      rule: ({ p, q, toSurface }) => text(`$${p ** (toSurface ? 2 : 3)}:${q ** (toSurface ? 2 : 3)}$`),
      says: ({ toSurface }) =>
        `I took the ${toSurface ? 'square' : 'cube'} of the given ratio and did not go back to the lengths first.`,
      why: ({ toSurface }) =>
        `takes the ${toSurface ? 'square' : 'cube'} of the given ratio instead of the ratio of the lengths.`,
    },
    {
      misconception: 'geo-area-multiplies-factor-by-the-exponent',
      rule: ({ p, q, toSurface }) => {
        const up = (x: number) => Math.round(x ** (toSurface ? 2 / 3 : 3 / 2))
        return text(`$${up(q)}:${up(p)}$`)
      },
      says: () => 'I wrote the ratio in the wrong order.',
      why: () => 'has the two numbers in the wrong order.',
    },
  ],
  explain: ({ a, b, toSurface }) => {
    const [from, to] = toSurface ? [3, 2] : [2, 3]
    const root = (x: number) => (toSurface ? `\\sqrt[3]{${x}}` : `\\sqrt{${x}}`)
    const times = (x: number, n: number) => `${x ** n} = ${Array.from({ length: n }, () => x).join(' \\cdot ')}`
    return {
      plan: 'Go back to the ratio of the lengths by taking a root, then raise it to the power that is asked for.',
      steps: [
        {
          do: toSurface
            ? 'Volumes go with the cube of the lengths: take cube roots.'
            : 'Areas go with the square of the lengths: take square roots.',
          why: 'All lengths of similar solids are in one ratio; find it first.',
        },
        {
          do: `The lengths are in the ratio $${root(a ** from)} : ${root(b ** from)} = ${a}:${b}$.`,
          why: `$${a}^${from} = ${a ** from}$ and $${b}^${from} = ${b ** from}$.`,
        },
        {
          do: `$${a}^${to}:${b}^${to} = ${a ** to}:${b ** to}$`,
          why: toSurface ? 'Areas go with the square.' : 'Volumes go with the cube.',
        },
      ],
      faster: toSurface
        ? `A volume is made of three equal factors, an area of two: leave one out. $${times(a, 3)}$ becomes $${a * a}$, and $${times(b, 3)}$ becomes $${b * b}$.`
        : `An area is made of two equal factors, a volume of three: put one more. $${times(a, 2)}$ becomes $${a * a} \\cdot ${a} = ${a ** 3}$, and $${times(b, 2)}$ becomes $${b * b} \\cdot ${b} = ${b ** 3}$.`,
      check: `Try it with cubes of edges ${a} and ${b}: the volumes are $${a ** 3}$ and $${b ** 3}$, the surface areas $6 \\cdot ${a * a}$ and $6 \\cdot ${b * b}$.`,
    }
  },
  check: ({ p, q, toSurface }) => {
    const up = (x: number) => Math.round(x ** (toSurface ? 2 / 3 : 3 / 2))
    return text(`$${up(p)}:${up(q)}$`)
  },
})

export const templates: readonly Template[] = [model, oneWay, ratio]
