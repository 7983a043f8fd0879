/** Reflections across other lines, and which move it was. */

import { type Html, int, nonZero, num, paren, pick, signed, sub, type Template, template, text, until } from '#kit'
import { pt, type XY } from '../on-grid.ts'
import { skill } from './reflections.ts'
import { drawTri, each, inside, type Tri, tri } from './shapes.ts'

const shifted = template({
  id: 'geometry/reflection-across-a-shifted-line',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 75,
  response: 'choice',
  balance: 'size',
  draw: (rng) =>
    until(
      () => ({ p: [nonZero(rng, -8, 8), nonZero(rng, -8, 8)] as XY, k: nonZero(rng, -5, 5), v: int(rng, 0, 1) === 1 }),
      ({ p, k, v }) => {
        const c = v ? p[0] : p[1]
        return c !== k && 2 * k - c > 0 && 2 * k - c < 20 && 2 * k !== c && Math.abs(p[0]) !== Math.abs(p[1])
      },
    ),
  frames: [
    {
      id: 'typed',
      kind: 'bare',
      response: 'grid',
      items: 10,
      stem: ({ p, k, v }, rng) => {
        const thing = pick(rng, ['lamp', 'sensor', 'speaker'])
        return pick(rng, [
          `The point $${pt(p)}$ is reflected across the line $${v ? 'x' : 'y'} = ${k}$. What is the $${v ? 'x' : 'y'}$-coordinate of its image?`,
          `On a floor plan, a ${thing} stands at $${pt(p)}$, and a mirror runs along the line $${v ? 'x' : 'y'} = ${k}$. What is the $${v ? 'x' : 'y'}$-coordinate of the ${thing}’s mirror image?`,
        ])
      },
    },
  ],
  given: (x) => x,
  answer: ({ p, k, v }) => num(2 * k - (v ? p[0] : p[1])),
  traps: [
    {
      misconception: 'geo-trans-ignores-the-position-of-the-line',
      classic: true,
      operation: 'sign-reversed',
      operands: ({ p, v }) => [v ? p[0] : p[1]],
      rule: ({ p, v }) => num(-(v ? p[0] : p[1])),
      why: ({ v }) => `changes the sign, as for a reflection across the $${v ? 'y' : 'x'}$-axis.`,
    },
    {
      misconception: 'geo-trans-gives-the-step',
      operation: 'stopped-at-a-step',
      operands: ({ p, k, v }) => [k - (v ? p[0] : p[1])],
      rule: ({ p, k, v }) => num(k - (v ? p[0] : p[1])),
      why: () => 'is only the step to the line.',
    },
    {
      misconception: 'geo-trans-wrong-axis',
      operation: 'wrong-number-used',
      operands: ({ p, v }) => [v ? p[1] : p[0]],
      after: (x, { k }) => sub(2 * k, x),
      rule: ({ p, k, v }) => num(2 * k - (v ? p[1] : p[0])),
      says: () => 'I worked with the other coordinate of the point.',
      why: () => 'uses the other coordinate.',
    },
  ],
  explain: ({ p, k, v }) => {
    const c = v ? p[0] : p[1]
    const d = k - c
    return {
      plan: 'Find the step from the point to the line, and go the same step once more beyond it.',
      steps: [
        {
          do: `The line $${v ? 'x' : 'y'} = ${k}$ is ${v ? 'vertical' : 'horizontal'}, so only the $${v ? 'x' : 'y'}$-coordinate changes. It is $${c}$ before.`,
          why: 'A reflection moves the point straight across the line.',
        },
        {
          do: `From $${c}$ to the line at $${k}$ the step is $${k} ${signed(-c)} = ${d}$.`,
          why: 'Subtract: where the step ends minus where it starts.',
        },
        {
          do: `The same step beyond the line: $${k} ${signed(d)} = ${k + d}$`,
          why: 'The image is as far behind the line as the point is in front of it.',
        },
      ],
      faster: `The line lies halfway, so twice its number less the old coordinate is the new one: $2 \\cdot ${paren(k)}${signed(-c)} = ${k + d}$.`,
      check: `Halfway between $${c}$ and $${k + d}$ lies $${k}$.`,
    }
  },
  check: ({ p, k, v }) =>
    num(Array.from({ length: 61 }, (_, i) => i - 30).find((c) => (c + (v ? p[0] : p[1])) / 2 === k) ?? -99),
})

const NAMES = [
  'A translation',
  'A reflection across the $x$-axis',
  'A reflection across the $y$-axis',
  'A rotation by $180^\\circ$ around the origin',
] as const

const move = (kind: number, [x, y]: XY, [a, b]: XY): XY =>
  kind === 0 ? [x + a, y + b] : kind === 1 ? [x, -y] : kind === 2 ? [-x, y] : [-x, -y]

type Which = Readonly<{ t: Tri; kind: number; by: XY }>

/** The faster way: one vertex, and the options that take it elsewhere. None where each vertex fits another option, too. */
const oneVertex = (t: Tri, kind: number, by: XY): { faster?: Html } => {
  const others = [1, 2, 3].filter((k) => k !== kind)
  const image = (k: number, i: number) => pt(move(k, t[i] as XY, by))
  const at = [0, 1, 2].find((i) => others.every((k) => image(k, i) !== image(kind, i)))
  if (at === undefined) return {}
  const name = 'ABC'[at]
  const elsewhere = others.map((k) => `$${image(k, at)}$`)
  return {
    faster:
      kind === 0
        ? `One vertex is enough: the other three options would take $${name}${pt(t[at] as XY)}$ to ${elsewhere.slice(0, 2).join(', ')} and ${elsewhere[2]}, but $${name}'$ is $${image(kind, at)}$.`
        : `${kind === 3 ? 'The sides of the image point the opposite way' : 'The image is flipped'}, so it is no translation, and then one vertex is enough: of the other three options, only ${(NAMES[kind] as string).replace(/^A/, 'a')} takes $${name}${pt(t[at] as XY)}$ to $${image(kind, at)}$.`,
  }
}

const which = template({
  id: 'geometry/transformation-which-one',
  skill,
  difficulty: 'Medium',
  b: -0.1,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng): Which =>
    until(
      () => {
        const t = drawTri(rng, () => true)
        const side = (i: 0 | 1) => -Math.sign(t[0][i]) * int(rng, 6, 8)
        return {
          t,
          kind: int(rng, 0, 3),
          by: pick(rng, [
            [side(0), 0],
            [0, side(1)],
            [side(0), side(1)],
          ] as const),
        }
      },
      ({ t, kind, by }) =>
        inside(each(t, (p) => move(kind, p, by))) &&
        each(t, (p) => move(kind, p, by))
          .flat()
          .every((v) => v !== 0),
    ),
  frames: [
    {
      id: 'graph',
      kind: 'graph',
      items: 8,
      stem: ({ t, kind, by }) =>
        `${tri(
          t,
          each(t, (p) => move(kind, p, by)),
        )}<p>Which transformation takes triangle $ABC$ onto triangle $A'B'C'$?</p>`,
    },
  ],
  given: ({ t, kind, by }) => ({ t, image: each(t, (p) => move(kind, p, by)) }),
  answer: ({ kind }) => text(NAMES[kind] as string),
  traps: ([0, 1, 2, 3] as const).map((k) => ({
    misconception:
      k === 0
        ? 'geo-trans-mixes-up-transformations'
        : k === 3
          ? 'geo-trans-reflection-for-rotation'
          : 'geo-trans-wrong-axis',
    unlessRight: true as const,
    rule: () => text(NAMES[k]),
    says: () => `I took it for ${NAMES[k].replace('A ', 'a ')}.`,
    why: ({ t }: Which) =>
      k === 0
        ? 'would keep every side pointing the same way.'
        : `would take $A${pt(t[0])}$ to $${pt(move(k, t[0], [0, 0]))}$.`,
  })),
  explain: ({ t, kind, by }) => {
    const to = (i: 0 | 1 | 2) => move(kind, t[i], by)
    const same =
      kind === 0
        ? `the steps are $${by[0]}$ in $x$ and $${by[1]}$ in $y$`
        : kind === 3
          ? 'both coordinates change their signs'
          : `only the sign of ${kind === 1 ? '$y$' : '$x$'} changes`
    return {
      plan: 'Follow one vertex to its image and compare the coordinates; then test the rule with a second vertex.',
      steps: [
        { do: `$A${pt(t[0])}$ goes to $A'${pt(to(0))}$: ${same}.`, why: 'Compare the coordinates before and after.' },
        {
          do: `$B${pt(t[1])}$ goes to $B'${pt(to(1))}$: ${same} again.`,
          why: 'One vertex alone could fit several transformations.',
        },
        {
          do: `So it is ${(NAMES[kind] as string).replace(/^A/, 'a')}.`,
          why:
            kind === 0
              ? 'All vertices move by the same steps, so the figure is neither turned nor flipped.'
              : kind === 3
                ? 'That is a half turn around the origin.'
                : 'The figure is flipped over the axis.',
        },
      ],
      ...oneVertex(t, kind, by),
      check: `$C${pt(t[2])}$ goes to $C'${pt(to(2))}$, by the same rule.`,
      figure: tri(
        t,
        each(t, (p) => move(kind, p, by)),
        ['A', 'B', 'C'],
      ),
    }
  },
  check: ({ t, image }) => {
    const same = (i: 0 | 1, s: number) => t.every((p, j) => (image[j] as XY)[i] === s * p[i])
    return text(
      NAMES[
        same(0, 1) && same(1, -1) ? 1 : same(0, -1) && same(1, 1) ? 2 : same(0, -1) && same(1, -1) ? 3 : 0
      ] as string,
    )
  },
})

export const templates: readonly Template[] = [shifted, which]
