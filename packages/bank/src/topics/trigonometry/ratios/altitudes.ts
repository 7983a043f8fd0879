import {
  drawing,
  frac,
  g,
  type Html,
  hypot,
  int,
  num,
  person,
  type Template,
  template,
  toTex,
  tripleSays,
  until,
} from '#kit'
import { real, WORD } from '../common.ts'
import { drawTriple, flip, pairFor, ratioOf } from './ratios.ts'

const skill = 'trig-ratios-of-acute-angles'

/** The triangle with its altitude; with the hypotenuse and the two equal angles when they are found. */
function altitudeFigure(opp: number, adj: number, hyp: number, found = false): Html {
  const [A, B, C] = [
    [0, 0],
    [hyp, 0],
    [(adj * adj) / hyp, (opp * adj) / hyp],
  ] as const
  return drawing({ alt: 'Triangle ABC with the altitude CD to side AB', at: { A, B, C, D: [C[0], 0] }, height: 220 }, [
    g.polygon('ABC'),
    g.seg('CD', '', { dash: true }),
    g.right('CDB'),
    g.right('ACB'),
    g.side('BC', `${opp}`),
    g.side('CA', `${adj}`),
    ...(found ? [g.side('AB', `${hyp}`), g.angle('CAB', 'α'), g.angle('DCB', 'α')] : []),
  ])
}

/** The altitude on the hypotenuse makes a second triangle with the same angle. */
const altitude = template({
  id: 'trigonometry/ratio-at-the-altitude',
  skill,
  difficulty: 'High',
  b: 1,
  calculator: false,
  seconds: 95,
  response: 'choice',
  draw: (rng) =>
    until(
      () => {
        const { opp, adj, hyp, ...rest } = drawTriple(rng)
        const k = int(rng, 1, 3)
        return { ...rest, opp: k * opp, adj: k * adj, hyp: k * hyp, k }
      },
      ({ opp, adj, hyp }) => hyp < 90 && Math.min(opp, adj) / Math.max(opp, adj) > 0.3,
    ),
  frames: [
    {
      id: 'figure',
      kind: 'multi-step',
      items: 4,
      stem: ({ opp, adj, hyp, to }, rng) =>
        `<p>In triangle $ABC$ the angle at $C$ is a right angle, and $CD$ is the altitude to the hypotenuse. ${person(rng)} knows that $BC = ${opp}$ and $AC = ${adj}$.</p>${altitudeFigure(opp, adj, hyp)}<p>What is $\\${to}(\\angle DCB)$?</p>`,
    },
  ],
  given: ({ opp, adj, to }) => ({ opp, adj, to }),
  answer: ({ opp, adj, hyp, to }) => num(ratioOf(to, opp, adj, hyp)),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      operation: 'ratio-of-other-sides',
      operands: ({ opp, adj, to }) => pairFor(to, adj, opp, Math.round(hypot(opp, adj))),
      rule: ({ opp, adj, to }) => num(ratioOf(to, adj, opp, Math.round(hypot(opp, adj)))),
      says: () => 'I used angle $B$ instead of angle $DCB$.',
      why: ({ to }) => `is the ${WORD[to]} of angle $B$, the other acute angle of triangle $DCB$.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'ratio-of-other-sides',
      operands: ({ opp, adj, to }) => pairFor(to === 'tan' ? 'sin' : 'tan', opp, adj, Math.round(hypot(opp, adj))),
      rule: ({ opp, adj, to }) => num(ratioOf(to === 'tan' ? 'sin' : 'tan', opp, adj, Math.round(hypot(opp, adj)))),
      says: ({ to }) => `I gave the ${WORD[to === 'tan' ? 'sin' : 'tan']} of the angle.`,
      why: ({ to }) => `is the ${WORD[to === 'tan' ? 'sin' : 'tan']} of the angle.`,
    },
    {
      misconception: 'trig-turns-the-ratio-upside-down',
      operation: 'reciprocal-taken',
      operands: ({ opp, adj, to }) => pairFor(to, opp, adj, Math.round(hypot(opp, adj))),
      rule: ({ opp, adj, to }) => num(flip(ratioOf(to, opp, adj, Math.round(hypot(opp, adj))))),
      says: ({ to }) => `I found the right two sides for the ${WORD[to]}, but divided the wrong way around.`,
      why: () => 'has the right two sides, but is the reciprocal of the right ratio.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'ratio-of-other-sides',
      operands: ({ opp, adj }) => [adj, Math.round(hypot(opp, adj))],
      rule: ({ opp, adj, to }) => (to === 'tan' ? num(ratioOf('cos', opp, adj, Math.round(hypot(opp, adj)))) : null),
      says: () => 'I gave the cosine of the angle.',
      why: () => 'is the cosine of the angle.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      twoSlips: true,
      operation: 'ratio-of-other-sides',
      operands: ({ opp, adj }) => [adj, opp],
      rule: ({ opp, adj, to }) => (to === 'tan' ? null : num(frac(adj, opp))),
      says: () => 'I gave the tangent, and of angle $B$.',
      why: () => 'is the tangent of angle $B$.',
    },
  ],
  explain: ({ opp, adj, hyp, to }) => {
    const [bd, cd] = [frac(opp * opp, hyp), frac(opp * adj, hyp)]
    const value = ratioOf(to, opp, adj, hyp)
    const [over, under] = to === 'sin' ? [opp, hyp] : to === 'cos' ? [adj, hyp] : [opp, adj]
    return {
      plan: 'Look for the angle in another triangle: an angle that is the complement of the same angle is equal to it. In the large triangle two sides are known.',
      steps: [
        {
          do: 'Angle $DCB$ equals angle $A$.',
          why: 'Both are complements of angle $B$: one in triangle $DCB$, the other in triangle $ABC$.',
        },
        {
          do: `$AB = \\sqrt{${opp}^2 + ${adj}^2} = \\sqrt{${hyp * hyp}} = ${hyp}$`,
          why: 'The Pythagorean theorem gives the hypotenuse of triangle $ABC$.',
        },
        {
          do: `$\\${to}(\\angle DCB) = \\${to} A = \\frac{${over}}{${under}}${value.d === under ? '' : ` = ${toTex(value)}`}$`,
          why: `Seen from $A$, the opposite leg is $${opp}$ and the adjacent leg is $${adj}$.`,
        },
      ],
      faster: `${tripleSays(opp, adj, hyp)}, so $AB = ${hyp}$ without a root.`,
      check: `In the small triangle itself: $CD = \\frac{${opp} \\cdot ${adj}}{${hyp}} = ${toTex(cd)}$ from the area, and $BD = \\frac{${opp}^2}{${hyp}} = ${toTex(bd)}$. Then $\\${to}(\\angle DCB) = ${to === 'sin' ? `${toTex(bd)} \\div ${opp}` : to === 'cos' ? `${toTex(cd)} \\div ${opp}` : `${toTex(bd)} \\div ${toTex(cd)}`} = ${toTex(value)}$.`,
      figure: altitudeFigure(opp, adj, hyp, true),
    }
  },
  // From the pieces BD and CD of the small triangle.
  check: ({ opp, adj, to }) => {
    const hyp = hypot(opp, adj)
    const [bd, cd] = [(opp * opp) / hyp, (opp * adj) / hyp]
    return real(to === 'sin' ? bd / opp : to === 'cos' ? cd / opp : bd / cd)
  },
})

export const templates: readonly Template[] = [altitude]
