import { frac, int, num, pick, surd, surdValue, type Template, template, until } from '#kit'
import { search } from '../common.ts'
import { knownTriple, triple } from './right-triangles.ts'

const skill = 'sm-right-triangles-trigonometry'

const leg = template({
  id: 'sat-math/right-triangle-area',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) =>
    until(
      () => {
        const t = int(rng, 0, 4)
        const m = t < 2 ? int(rng, 1, 4) : 1
        const [a, , c] = triple(t, int(rng, 0, 1))
        return { a: a * m, c: c * m }
      },
      // Where area and perimeter are the same number, whoever adds the sides would be right.
      ({ a, c }) => (a * other(a, c)) / 2 !== a + other(a, c) + c,
    ),
  frames: [
    {
      id: 'ladder',
      kind: 'words',
      items: 6,
      stem: ({ a, c }) =>
        `A triangular sail has a right angle. One of the sides at the right angle measures ${a} feet, and the longest side measures ${c} feet. What is the area of the sail, in square feet?`,
    },
    {
      id: 'grid',
      kind: 'words',
      response: 'grid',
      items: 4,
      stem: ({ a, c }) =>
        `A right triangle has a hypotenuse of length ${c} and one leg of length ${a}. What is the area of the triangle?`,
    },
  ],
  given: ({ a, c }) => ({ a, c }),
  answer: ({ a, c }) => num((a * other(a, c)) / 2),
  traps: [
    {
      misconception: 'sm-forgets-the-half',
      classic: true,
      operation: 'half-forgotten',
      operands: ({ a, c }) => [a, other(a, c)],
      rule: ({ a, c }) => num(a * other(a, c)),
      why: ({ a, c }) => `is $${a} \\cdot ${other(a, c)}$.`,
    },
    {
      misconception: 'sm-hypotenuse-as-a-leg',
      rule: ({ a, c }) => ((a * c) % 2 === 0 ? num((a * c) / 2) : null),
      says: ({ a, c }) => `I used $${a}$ and $${c}$ as base and height.`,
      why: ({ a, c }) => `is half of $${a} \\cdot ${c}$.`,
    },
    {
      misconception: 'sm-subtracts-the-sides',
      rule: ({ a, c }) => ((a * (c - a)) % 2 === 0 ? num((a * (c - a)) / 2) : null),
      says: ({ a, c }) => `I took $${c} - ${a}$ for the other leg.`,
      why: ({ a, c }) => `uses $${c} - ${a} = ${c - a}$ for the other leg.`,
    },
    {
      misconception: 'sm-gives-a-perimeter',
      rule: ({ a, c }) => num(a + c + other(a, c)),
      says: () => 'I added the three sides.',
      why: () => 'is the perimeter.',
    },
    {
      misconception: 'sm-hypotenuse-as-a-leg',
      rule: ({ a, c }) => ((c * other(a, c)) % 2 === 0 ? num((c * other(a, c)) / 2) : null),
      says: ({ a, c }) => `I used $${c}$ and the other leg $${other(a, c)}$ as base and height.`,
      why: ({ a, c }) => `is half of $${c} \\cdot ${other(a, c)}$.`,
    },
  ],
  explain: ({ a, c }) => ({
    plan: 'The legs of a right triangle are its base and height. One leg is missing: find it with the Pythagorean theorem, then take half of the product of the legs.',
    steps: [
      {
        do: `For the other leg $b$: $b^2 = ${c}^2 - ${a}^2 = ${c * c} - ${a * a} = ${c * c - a * a}$.`,
        why: 'The square of the hypotenuse is the sum of the squares of the legs.',
      },
      { do: `$b = \\sqrt{${c * c - a * a}} = ${other(a, c)}$`, why: 'A length is positive.' },
      {
        do: `The area is $\\frac{1}{2} \\cdot ${a} \\cdot ${other(a, c)} = ${(a * other(a, c)) / 2}$.`,
        why: 'The legs are base and height.',
      },
    ],
    check: `$${a}^2 + ${other(a, c)}^2 = ${a * a} + ${other(a, c) ** 2} = ${c * c}$, which is $${c}^2$.`,
    faster: `${knownTriple(a, other(a, c), c, `the other leg is ${other(a, c)}`)} and the area is $\\frac{1}{2} \\cdot ${a} \\cdot ${other(a, c)} = ${(a * other(a, c)) / 2}$.`,
  }),
  check: ({ a, c }) => num(frac(a * search((b) => b > 0 && a * a + b * b === c * c), 2)),
})

function other(a: number, c: number): number {
  return Math.round(Math.sqrt(c * c - a * a))
}

const special = template({
  id: 'sat-math/special-right-triangle',
  skill,
  difficulty: 'Medium',
  b: 0.4,
  calculator: true,
  seconds: 80,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => ({ s: 2 * int(rng, 2, 15), ask: pick(rng, ['height', 'area', 'diagonal'] as const) }),
  frames: [
    {
      id: 'exact',
      kind: 'words',
      items: 6,
      stem: ({ s, ask: asked }) =>
        asked === 'diagonal'
          ? `The sides of a square tile are ${s} inches long. What is the distance between two opposite corners of the tile, in inches?`
          : `Each side of an equilateral triangle is ${s} inches long. What is the ${asked === 'height' ? 'height of the triangle, in inches' : 'area of the triangle, in square inches'}?`,
    },
    {
      id: 'sign',
      kind: 'words',
      items: 5,
      stem: ({ s, ask: asked }) =>
        asked === 'diagonal'
          ? `A square picture frame has sides of ${s} inches. How long, in inches, is a straight wire that joins two opposite corners of the frame?`
          : `A sign has the shape of a triangle with three sides of ${s} inches each. What is the ${asked === 'height' ? 'height of the sign, in inches' : 'area of the sign, in square inches'}?`,
    },
  ],
  given: ({ s, ask: asked }) => ({ s, asked }),
  answer: ({ s, ask: asked }) => root(asked === 'height' ? [s / 2, 3] : asked === 'area' ? [(s * s) / 4, 3] : [s, 2]),
  traps: [
    {
      misconception: 'sm-forgets-to-halve-the-side',
      classic: true,
      rule: ({ s, asked }) => (asked === 'diagonal' ? null : root(asked === 'height' ? [s, 3] : [(s * s) / 2, 3])),
      says: ({ ask: asked }) =>
        asked === 'height'
          ? 'I used the whole side instead of half of it.'
          : 'I left out the half in the area of a triangle.',
      why: ({ ask: asked }) =>
        asked === 'height' ? 'uses the whole side instead of half of it.' : 'is base times height.',
    },
    {
      misconception: 'sm-mixes-up-special-triangles',
      classic: true,
      rule: ({ s, asked }) => root(asked === 'height' ? [s / 2, 2] : asked === 'area' ? [(s * s) / 4, 2] : [s, 3]),
      says: ({ ask: asked }) =>
        asked === 'diagonal'
          ? 'I used $\\sqrt{3}$ instead of $\\sqrt{2}$.'
          : 'I used $\\sqrt{2}$ instead of $\\sqrt{3}$.',
      why: ({ ask: asked }) =>
        asked === 'diagonal'
          ? 'uses the root of the triangle with 30° and 60°.'
          : 'uses the root of the triangle with 45°.',
    },
    {
      misconception: 'sm-forgets-to-halve-the-side',
      rule: ({ s, asked }) => (asked === 'diagonal' ? root([s / 2, 2]) : asked === 'height' ? root([2 * s, 3]) : null),
      says: ({ ask: asked }) =>
        asked === 'diagonal' ? 'I used half of the side.' : 'I doubled the side instead of halving it.',
      why: ({ ask: asked }) =>
        asked === 'diagonal' ? 'uses half of the side.' : 'doubles the side instead of halving it.',
    },
    {
      misconception: 'sm-forgets-to-halve-the-side',
      rule: ({ s, asked }) => (asked === 'diagonal' ? root([2 * s, 2]) : null),
      says: () => 'I used two sides of the square instead of one.',
      why: () => 'is $\\sqrt{2}$ times two sides.',
    },
    {
      misconception: 'sm-mixes-up-special-triangles',
      twoSlips: true,
      rule: ({ s, asked }) => root(asked === 'diagonal' ? [s / 2, 3] : asked === 'height' ? [s, 2] : [(s * s) / 2, 2]),
      says: ({ ask: asked }) =>
        asked === 'diagonal'
          ? 'I used half of the side, and $\\sqrt{3}$ instead of $\\sqrt{2}$.'
          : asked === 'height'
            ? 'I used the whole side, and $\\sqrt{2}$ instead of $\\sqrt{3}$.'
            : 'I left out the half in the area, and used $\\sqrt{2}$ instead of $\\sqrt{3}$.',
      why: () => 'uses a wrong multiple of the side and the root of the other triangle.',
    },
  ],
  explain: ({ s, ask: asked }) => {
    const half = s / 2 === 1 ? '' : s / 2
    return {
      plan: 'Draw the height or the diagonal: it makes one of the two special right triangles, whose sides have known ratios.',
      steps:
        asked === 'diagonal'
          ? [
              {
                do: 'The diagonal cuts the square into two triangles with angles 45°, 45°, 90°.',
                why: 'It halves the right angles of the square.',
              },
              {
                do: `Both legs are sides of the square, ${s} inches long.`,
                why: 'The diagonal is the hypotenuse.',
              },
              { do: `The diagonal is ${root([s, 2]).html}.`, why: 'The hypotenuse is $\\sqrt{2}$ times a leg.' },
            ]
          : [
              {
                do: 'The height cuts the triangle into two with angles 30°, 60°, 90°.',
                why: 'It halves one angle of 60° and meets the base at a right angle.',
              },
              {
                do: `The short leg is half of the base: $\\frac{${s}}{2} = ${s / 2}$.`,
                why: 'The height meets the base in its middle.',
              },
              {
                do: `The height is $${half}\\sqrt{3}$.`,
                why: 'It lies opposite the angle of 60°: the longer leg is $\\sqrt{3}$ times the shorter one.',
              },
              ...(asked === 'height'
                ? []
                : [
                    {
                      do: `The area is $\\frac{1}{2} \\cdot ${s} \\cdot ${half}\\sqrt{3}$, which is ${root([(s * s) / 4, 3]).html}.`,
                      why: 'Half of base times height.',
                    },
                  ]),
            ],
      check:
        asked === 'diagonal'
          ? `Pythagorean theorem: $${s}^2 + ${s}^2 = ${2 * s * s}$, and the square of the diagonal is $${s * s} \\cdot 2 = ${2 * s * s}$ as well.`
          : asked === 'height'
            ? `Pythagorean theorem: $${s / 2}^2 + ${(s * s) / 4} \\cdot 3 = ${(s * s) / 4} + ${(3 * s * s) / 4} = ${s * s}$, which is $${s}^2$.`
            : `The square on the side has area $${s}^2 = ${s * s}$, and the triangle takes a little less than half of it: about ${Math.round(((s * s) / 4) * 1.732 * 10) / 10}.`,
      faster:
        asked === 'diagonal'
          ? `The diagonal of any square is $\\sqrt{2}$ times its side: ${root([s, 2]).html}.`
          : asked === 'height'
            ? `The height of any triangle with three equal sides is $\\sqrt{3}$ times half of its side: ${root([s / 2, 3]).html}.`
            : `The area of any triangle with three equal sides is $\\sqrt{3}$ times a quarter of the square of its side, and $${s * s} \\div 4 = ${(s * s) / 4}$. So it is ${root([(s * s) / 4, 3]).html}.`,
    }
  },
  check: ({ s, asked }) => {
    const square = asked === 'diagonal' ? 2 * s * s : s * s - (s / 2) ** 2
    const inside = asked === 'diagonal' ? 2 : 3
    const length = Math.round(Math.sqrt(square / inside))
    return root([asked === 'area' ? (length * s) / 2 : length, inside])
  },
})

function root([k, n]: readonly [number, number]) {
  return surdValue(surd(0, k, n))
}

const similarTrig = template({
  id: 'sat-math/trig-similar-triangles',
  skill,
  difficulty: 'High',
  b: 0.5,
  calculator: true,
  seconds: 85,
  response: 'choice',
  balance: 'distance',
  draw: (rng) => {
    const [a, b, c] = triple(int(rng, 0, 3), int(rng, 0, 1))
    return { a, b, c, m: int(rng, 2, 6) }
  },
  frames: [
    {
      id: 'side',
      kind: 'multi-step',
      items: 5,
      stem: ({ a, c, m }) =>
        `In right triangle $PQR$, the right angle is at $R$ and $\\sin P = \\frac{${a}}{${c}}$. If $PQ = ${c * m}$, what is the length of $PR$?`,
    },
    {
      id: 'typed',
      kind: 'multi-step',
      response: 'grid',
      items: 5,
      stem: ({ a, c, m }) =>
        `Triangle $PQR$ has a right angle at $R$ and a hypotenuse of length ${c * m}. The sine of angle $P$ is $\\frac{${a}}{${c}}$. What is the length of leg $PR$?`,
    },
  ],
  given: ({ a, c, m }) => ({ a, c, h: c * m }),
  answer: ({ b, m }) => num(b * m),
  traps: [
    {
      misconception: 'sm-gives-another-side',
      classic: true,
      rule: ({ a, c, h }) => num((a * h) / c),
      says: () => 'I gave the length of $QR$.',
      why: () => 'is the length of $QR$.',
    },
    {
      misconception: 'sm-subtracts-the-sides',
      rule: ({ a, c, h }) => num(h - (a * h) / c),
      says: () => 'I subtracted $QR$ from $PQ$ instead of their squares.',
      why: ({ a, c, m }) => `is $${c * m} - ${a * m}$.`,
    },
    {
      misconception: 'sm-forgets-the-scale',
      rule: ({ a, c }) => num(other(a, c)),
      says: ({ c }) => `I gave the leg of the triangle with the hypotenuse $${c}$.`,
      why: ({ c }) => `belongs to a triangle with the hypotenuse $${c}$.`,
    },
    {
      misconception: 'sm-forgets-the-scale',
      rule: ({ a, c, h }) => num(other(a, c) + h - c),
      says: () => 'I added the same difference to both sides instead of scaling.',
      why: () => 'adds the same difference to both sides instead of scaling.',
    },
  ],
  explain: ({ a, b, c, m }) => ({
    plan: 'A ratio gives the sides up to a scale factor. Find the factor from the hypotenuse, scale the opposite side, and find the other leg with the Pythagorean theorem.',
    steps: [
      {
        do: `$PQ$ is the hypotenuse, and $${c * m} = ${m} \\cdot ${c}$. The scale factor is $${m}$.`,
        why: 'It lies opposite the right angle.',
      },
      {
        do: `$QR = ${m} \\cdot ${a} = ${a * m}$`,
        why: 'Sine is opposite over hypotenuse, and the scale is the same for all sides.',
      },
      { do: `$PR = \\sqrt{${(c * m) ** 2} - ${(a * m) ** 2}} = ${b * m}$`, why: 'Pythagorean theorem.' },
    ],
    check: `$${a * m}^2 + ${b * m}^2 = ${(c * m) ** 2}$, which is $${c * m}^2$.`,
    faster: `${a}, ${b}, ${c} are the sides of a right triangle. Times ${m} the missing side is $${m} \\cdot ${b} = ${b * m}$, without a root.`,
  }),
  check: ({ a, c, h }) => num(Math.round(h * Math.cos(Math.asin(a / c)))),
})

export const templates: readonly Template[] = [leg, special, similarTrig]
