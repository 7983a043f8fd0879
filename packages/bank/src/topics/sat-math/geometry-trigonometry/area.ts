import { add, div, frac, g, int, mul, num, pick, solid, sub, type Template, template, until } from '#kit'
import { search } from '../common.ts'

export const skill = 'sm-area-and-volume'

const cone = template({
  id: 'sat-math/cone-in-cylinder',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      // Twice a radius of 2 is its square.
      () => ({ r: int(rng, 3, 7), h: 3 * int(rng, 2, 7) }),
      ({ r, h }) => r !== h && 2 * r <= 2 * h,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'figure',
      items: 5,
      stem: ({ r, h }) =>
        `<p>A cylinder made of clay has the measurements shown, in centimeters.</p>${solid.cylinder({ alt: 'A cylinder', r, h, labels: { r: `${r}`, h: `${h}` } })}<p>A cone with the same base and the same height is cut out of it. The volume of the clay that is left is $k\\pi$ cubic centimeters. What is the value of $k$?</p>`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ r, h }) =>
        `A cylindrical candle has a radius of ${r} centimeters and a height of ${h} centimeters. A cone with the same base and height is cut out of it. The volume of the wax that is left is $k\\pi$ cubic centimeters. What is the value of $k$?`,
    },
  ],
  given: ({ r, h }) => ({ r, h }),
  answer: ({ r, h }) => num((2 * r * r * h) / 3),
  traps: [
    {
      misconception: 'sm-gives-the-removed-part',
      classic: true,
      operation: 'solved-for-the-other',
      operands: ({ r, h }) => [frac(r * r * h, 3)],
      rule: ({ r, h }) => num(frac(r * r * h, 3)),
      why: () => 'is the volume of the cone.',
    },
    {
      misconception: 'sm-gives-the-whole-solid',
      operation: 'whole-for-part',
      operands: ({ r, h }) => [r * r * h],
      rule: ({ r, h }) => num(r * r * h),
      why: () => 'is the volume of the cylinder.',
    },
    {
      misconception: 'sm-half-for-a-third',
      operation: 'wrong-number-used',
      operands: () => [frac(1, 2)],
      after: (x, { r, h }) => sub(r * r * h, mul(x, r * r * h)),
      rule: ({ r, h }) => ((r * r * h) % 2 === 0 ? num((r * r * h) / 2) : null),
      why: () => 'takes half of the cylinder off instead of a third.',
    },
    {
      misconception: 'sm-doubles-the-radius-for-the-square',
      operation: 'power-as-product',
      operands: ({ r }) => [r, 2],
      after: (x, { h }) => mul(x, frac(2 * h, 3)),
      rule: ({ r, h }) => num(frac(4 * r * h, 3)),
      why: ({ r }) => `uses $2 \\cdot ${r}$ instead of $${r}^2$.`,
    },
    {
      misconception: 'sm-forgets-to-square-the-radius',
      operation: 'exponent-left-out',
      operands: ({ r }) => [r],
      after: (x, { h }) => mul(x, frac(2 * h, 3)),
      rule: ({ r, h }) => num(frac(2 * r * h, 3)),
      why: ({ r }) => `uses $${r}$ instead of $${r}^2$.`,
    },
    {
      misconception: 'sm-diameter-for-radius',
      operation: 'diameter-for-radius',
      operands: ({ r }) => [r],
      after: (d, { h }) => mul(frac(2, 3), mul(mul(d, d), h)),
      rule: ({ r, h }) => num(frac(8 * r * r * h, 3)),
      says: () => 'I used the diameter instead of the radius.',
      why: ({ r }) => `uses the diameter $${2 * r}$ as the radius.`,
    },
  ],
  explain: ({ r, h }, frame) => ({
    ...(frame === 'figure'
      ? {
          figure: solid.cylinder({
            alt: 'A cylinder with a cone inside, on the same base and with its tip in the top',
            r,
            h,
            labels: { r: `${r}`, h: `${h}` },
            extra: ['am', 'cm'].map((edge) => g.seg(edge, '', { dash: true })),
          }),
        }
      : {}),
    plan: 'A cone has one third of the volume of the cylinder with the same base and height. Find the volume of the cylinder and take that third off.',
    steps: [
      {
        do: `The cylinder has volume $\\pi \\cdot ${r}^2 \\cdot ${h} = ${r * r * h}\\pi$.`,
        why: 'Base area times height.',
      },
      {
        do: `The cone has a third of it: $\\frac{${r * r * h}}{3}\\pi = ${(r * r * h) / 3}\\pi$.`,
        why: 'Both have the same base and height.',
      },
      {
        do: `What is left is $${r * r * h}\\pi - ${(r * r * h) / 3}\\pi = ${(2 * r * r * h) / 3}\\pi$, so $k = ${(2 * r * r * h) / 3}$.`,
        why: 'Subtract the part that is cut out.',
      },
    ],
    check: `What is left is twice the cone: $2 \\cdot ${(r * r * h) / 3} = ${(2 * r * r * h) / 3}$.`,
    faster: `Two thirds of the cylinder are left: $\\frac{2}{3} \\cdot ${r * r * h} = ${(2 * r * r * h) / 3}$.`,
  }),
  check: ({ r, h }) => num(sub(r * r * h, frac(r * r * h, 3))),
})

const scaled = template({
  id: 'sat-math/scaled-solid',
  skill,
  difficulty: 'High',
  b: 0.6,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({
        k: int(rng, 2, 5),
        v: int(rng, 3, 40),
        what: pick(rng, ['pyramid', 'prism', 'cone', 'bottle'] as const),
      }),
      ({ k, v }) => v !== k && k !== 3,
    ),
  frames: [
    {
      id: 'volume',
      kind: 'words',
      items: 5,
      stem: ({ k, v, what }) =>
        `A ${what} has a volume of ${v} cubic inches. In a larger ${what} of the same shape, every length is ${k} times as great. What is the volume of the larger ${what}, in cubic inches?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ k, v, what }) =>
        `Two ${what}s have the same shape. Every length of the second is ${k} times the corresponding length of the first. If the first has a volume of ${v} cubic centimeters, what is the volume of the second, in cubic centimeters?`,
    },
  ],
  given: ({ k, v }) => ({ k, v }),
  answer: ({ k, v }) => num(k ** 3 * v),
  traps: [
    {
      misconception: 'sm-scales-volume-like-length',
      classic: true,
      operation: 'wrong-power',
      operands: ({ k }) => [k, 1],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v }) => num(k * v),
      why: ({ k }) => `multiplies by $${k}$ only once.`,
    },
    {
      misconception: 'sm-scales-volume-like-area',
      classic: true,
      operation: 'wrong-power',
      operands: ({ k }) => [k, 2],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v }) => num(k * k * v),
      says: () => 'I multiplied by the square of the factor, as for an area.',
      why: ({ k }) => `multiplies by $${k}^2$, as for an area.`,
    },
    {
      misconception: 'sm-scales-volume-like-length',
      operation: 'power-as-product',
      operands: ({ k }) => [k, 3],
      after: (x, { v }) => mul(x, v),
      rule: ({ k, v }) => num(3 * k * v),
      says: () => 'I multiplied the factor by 3 instead of taking its cube.',
      why: () => 'multiplies the factor by 3 instead of taking its cube.',
    },
    {
      misconception: 'sm-scales-volume-like-area',
      rule: ({ k, v }) => num(3 ** k * v),
      says: ({ k }) => `I used $3^{${k}}$ instead of $${k}^3$.`,
      why: ({ k }) => `multiplies by $3^{${k}}$ instead of $${k}^3$.`,
    },
    {
      misconception: 'sm-scales-volume-like-length',
      operation: 'added-instead-of-multiplied',
      operands: ({ k, v }) => [v, k ** 3],
      rule: ({ k, v }) => num(k ** 3 + v),
      says: () => 'I added the cube of the factor instead of multiplying by it.',
      why: ({ k, v }) => `is $${k ** 3} + ${v}$.`,
    },
  ],
  explain: ({ k, v }) => ({
    plan: 'A volume has three dimensions, and each of them is multiplied by the factor. So the volume is multiplied by the cube of the factor.',
    steps: [
      {
        do: `Length, width and height are all multiplied by $${k}$.`,
        why: 'Every length of the solid grows by the same factor.',
      },
      {
        do: `The volume is multiplied by $${k} \\cdot ${k} \\cdot ${k} = ${k ** 3}$.`,
        why: 'A volume has three dimensions.',
      },
      { do: `$${k ** 3} \\cdot ${v} = ${k ** 3 * v}$`, why: 'Multiply the volume of the first.' },
    ],
    check: `A box of $1$ by $1$ by $${v}$ becomes $${k}$ by $${k}$ by $${k * v}$, with volume $${k} \\cdot ${k} \\cdot ${k * v} = ${k ** 3 * v}$.`,
    faster: `In one line on a calculator: $${v} \\cdot ${k}^3 = ${k ** 3 * v}$.`,
  }),
  // A box of 1 by 1 by v, whose small cubes are counted after each edge has grown.
  check: ({ k, v }) => {
    const edge = (n: number) => Array.from({ length: n }, (_, i) => i)
    return num(edge(k).flatMap((x) => edge(k).flatMap((y) => edge(k * v).map((z) => [x, y, z]))).length)
  },
})

const rectangle = template({
  id: 'sat-math/rectangle-from-perimeter',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => ({ w: int(rng, 3, 14), d: int(rng, 2, 12) }),
      ({ w, d }) => w !== d,
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ w, d }) =>
        `The length of a rectangular garden is ${d} feet greater than its width. The perimeter of the garden is ${4 * w + 2 * d} feet. What is the area of the garden, in square feet?`,
    },
    {
      id: 'typed',
      kind: 'words',
      response: 'grid',
      items: 5,
      stem: ({ w, d }) =>
        `A rectangular sign is ${d} inches longer than it is wide, and its perimeter is ${4 * w + 2 * d} inches. What is the area of the sign, in square inches?`,
    },
  ],
  given: ({ w, d }) => ({ d, p: 4 * w + 2 * d }),
  answer: ({ w, d }) => num(w * (w + d)),
  traps: [
    {
      misconception: 'sm-gives-a-length',
      classic: true,
      operation: 'stopped-at-a-step',
      operands: ({ d, p }) => [frac(p - 2 * d, 4)],
      rule: ({ d, p }) => num((p - 2 * d) / 4),
      says: () => 'I gave the width.',
      why: () => 'is the width.',
    },
    {
      misconception: 'sm-half-the-perimeter-forgotten',
      operation: 'part-left-out',
      operands: ({ p }) => [p],
      after: (x, { d }) => mul(div(sub(x, d), 2), div(add(x, d), 2)),
      rule: ({ d, p }) => (d % 2 === 0 ? num(((p - d) / 2) * ((p + d) / 2)) : null),
      says: () => 'I took the whole perimeter for length plus width.',
      why: ({ w, d }) => `takes ${4 * w + 2 * d} for length plus width.`,
    },
    {
      misconception: 'sm-half-the-perimeter-forgotten',
      operation: 'wrong-number-used',
      operands: ({ p }) => [frac(p, 4)],
      after: (x, { d }) => mul(x, add(x, d)),
      rule: ({ d, p }) => (d % 2 === 0 ? num((p / 4) * (p / 4 + d)) : null),
      says: () => 'I took a quarter of the perimeter for the width.',
      why: ({ w, d }) => `takes $${4 * w + 2 * d} \\div 4 = ${w + d / 2}$ for the width.`,
    },
    {
      misconception: 'sm-square-of-one-side',
      operation: 'wrong-number-used',
      operands: ({ d, p }) => [frac(p + 2 * d, 4)],
      after: (x) => mul(x, x),
      rule: ({ d, p }) => num(((p + 2 * d) / 4) ** 2),
      says: () => 'I squared the length.',
      why: ({ w, d }) => `is $${w + d}^2$.`,
    },
    {
      misconception: 'sm-square-of-one-side',
      operation: 'wrong-number-used',
      operands: ({ d, p }) => [frac(p - 2 * d, 4)],
      after: (x) => mul(x, x),
      rule: ({ d, p }) => num(((p - 2 * d) / 4) ** 2),
      says: () => 'I squared the width.',
      why: ({ w }) => `is $${w}^2$.`,
    },
    {
      misconception: 'sm-gives-a-length',
      operation: 'stopped-at-a-step',
      operands: ({ d, p }) => [frac(p + 2 * d, 4)],
      rule: ({ d, p }) => num((p + 2 * d) / 4),
      says: () => 'I gave the length.',
      why: () => 'is the length.',
    },
  ],
  explain: ({ w, d }) => ({
    plan: 'Write the perimeter with the width as the unknown: it has two widths and two lengths. Solve for the width, then multiply length and width.',
    steps: [
      {
        do: `With width $w$ the length is $w + ${d}$, and the perimeter is $2w + 2(w + ${d}) = 4w + ${2 * d}$.`,
        why: 'The perimeter has two widths and two lengths.',
      },
      {
        do: `$4w + ${2 * d} = ${4 * w + 2 * d}$, so $4w = ${4 * w + 2 * d} - ${2 * d} = ${4 * w}$ and $w = ${4 * w} \\div 4 = ${w}$.`,
        why: `Subtract ${2 * d} on both sides, then divide by 4.`,
      },
      { do: `The length is $${w} + ${d} = ${w + d}$.`, why: `It is ${d} greater than the width.` },
      { do: `The area is $${w} \\cdot ${w + d} = ${w * (w + d)}$.`, why: 'Length times width.' },
    ],
    check: `The perimeter is $2 \\cdot (${w} + ${w + d}) = ${4 * w + 2 * d}$, as given.`,
    faster: `Half of the perimeter is length plus width: $${2 * w + d}$. Without the difference ${d} it is two widths: $${2 * w}$, so the width is ${w}, the length is ${w + d}, and the area is $${w} \\cdot ${w + d} = ${w * (w + d)}$.`,
  }),
  check: ({ d, p }) => {
    const w = search((n) => n > 0 && 2 * (n + n + d) === p)
    return num(w * (w + d))
  },
})

export const templates: readonly Template[] = [cone, scaled, rectangle]
