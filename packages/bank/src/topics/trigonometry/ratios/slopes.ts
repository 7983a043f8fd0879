import { deg, frac, int, nearly, person, pick, type Template, table, template, text, until } from '#kit'
import { at, type Fn, inverse, NUMBER, rad, toWhole } from '../common.ts'
import { best, near } from './angles.ts'

const skill = 'trig-finding-angles'

/** Grades of roads, ramps and roofs. */
const grade = template({
  id: 'trigonometry/angle-of-a-slope',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: true,
  seconds: 85,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({ rise: int(rng, 6, 60), run: int(rng, 20, 90), kind: pick(rng, ['run', 'length'] as const) }),
      ({ rise, run, kind }) => {
        const t = inverse(kind === 'run' ? 'tan' : 'sin', rise / run)
        return rise < 0.85 * run && t > 14 && Math.abs((t % 1) - 0.5) > 0.06
      },
    ),
  frames: [
    {
      id: 'words',
      kind: 'words',
      items: 5,
      stem: ({ rise, run, kind }, rng) =>
        kind === 'run'
          ? `A mountain path rises $${rise}$ feet over a horizontal distance of $${run}$ feet. ${person(rng)} wants to know how steep it is. What angle does the path make with the horizontal, to the nearest degree?`
          : `A straight water slide is $${run}$ feet long and drops $${rise}$ feet. ${person(rng)} wants to know how steep it is. What angle does the slide make with the horizontal, to the nearest degree?`,
    },
    {
      id: 'grid',
      kind: 'words',
      items: 4,
      response: 'grid',
      stem: ({ rise, run, kind }, rng) =>
        kind === 'run'
          ? `The roof of a shed rises $${rise}$ inches over a horizontal distance of $${run}$ inches. ${person(rng)} measures the angle between the roof and the horizontal. How many degrees is it, to the nearest whole number?`
          : `A straight cable of $${run}$ feet runs from the ground to a point $${rise}$ feet up a mast. How many degrees is the angle between the cable and level ground, to the nearest whole number?`,
    },
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ rise, run, kind }) =>
        `<p>A skate park lists the measures of a straight ramp.</p>${table(
          ['Measure', 'Inches'],
          [
            ['Height of the upper end', `${rise}`],
            [kind === 'run' ? 'Length along the ground' : 'Length along the ramp', `${run}`],
          ],
        )}<p>What angle does the ramp make with the ground, to the nearest degree?</p>`,
    },
  ],
  given: ({ rise, run, kind }) => ({ rise, run, kind }),
  answer: ({ rise, run, kind }) => near(inverse(kind === 'run' ? 'tan' : 'sin', rise / run)),
  traps: [
    {
      misconception: 'trig-takes-another-ratio',
      classic: true,
      operation: 'angle-of-another-ratio',
      operands: ({ rise, run, kind }) => [frac(rise, run), kind === 'run' ? NUMBER.sin : NUMBER.tan],
      after: toWhole,
      rule: ({ rise, run, kind }) => deg(Math.round(inverse(kind === 'run' ? 'sin' : 'tan', rise / run))),
      says: ({ kind }) =>
        kind === 'run'
          ? 'I took the horizontal distance for the sloping length.'
          : 'I took the sloping length for the horizontal distance.',
      why: ({ kind }) =>
        kind === 'run'
          ? 'takes the horizontal distance for the sloping length.'
          : 'takes the sloping length for the horizontal distance.',
    },
    {
      misconception: 'trig-gives-the-other-acute-angle',
      operation: 'other-angle-of-the-triangle',
      operands: ({ rise, run, kind }) => [90, Math.round(inverse(kind === 'run' ? 'tan' : 'sin', rise / run))],
      rule: ({ rise, run, kind }) => deg(90 - Math.round(inverse(kind === 'run' ? 'tan' : 'sin', rise / run))),
      says: () => 'I gave the angle with the vertical.',
      why: () => 'is the angle with the vertical.',
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      operation: 'share-of-another-whole',
      operands: ({ rise, run }) => [rise, run, 100],
      after: toWhole,
      rule: ({ rise, run }) => deg(Math.round((100 * rise) / run)),
      says: () => 'I read the ratio in percent as the angle in degrees.',
      why: ({ rise, run }) => `is the ratio $${rise}$ to $${run}$ in percent.`,
    },
    {
      misconception: 'trig-takes-percent-for-degrees',
      operation: 'share-of-another-whole',
      operands: ({ rise, run }) => [rise, run, 90],
      after: toWhole,
      rule: ({ rise, run }) => deg(Math.round((90 * rise) / run)),
      says: ({ rise, run }) => `I took the fraction $\\frac{${rise}}{${run}}$ of $90^\\circ$.`,
      why: ({ rise, run }) =>
        `takes the fraction $\\frac{${rise}}{${run}}$ of $90^\\circ$, as if angles grew in step with ratios.`,
    },
    {
      misconception: 'trig-takes-another-ratio',
      operation: 'angle-of-another-ratio',
      operands: ({ rise, run }) => [frac(rise, run), NUMBER.cos],
      after: toWhole,
      rule: ({ rise, run, kind }) => (kind === 'run' ? deg(Math.round(inverse('cos', rise / run))) : null),
      says: () => 'I used the inverse cosine.',
      why: () => 'uses the cosine, but the height lies opposite the angle.',
    },
  ],
  explain: ({ rise, run, kind }) => {
    const fn = kind === 'run' ? 'tan' : 'sin'
    const t = inverse(fn, rise / run)
    return {
      plan: 'Draw the right triangle of the slope. The height lies opposite the angle; see whether the other measure is the horizontal leg or the sloping side, and use the inverse of the ratio that they form.',
      steps: [
        {
          do:
            kind === 'run'
              ? `The height, $${rise}$, is the opposite leg, and the horizontal distance, $${run}$, is the adjacent leg.`
              : `The height, $${rise}$, is the opposite leg, and the sloping length, $${run}$, is the hypotenuse.`,
          why: 'Name the sides as seen from the angle at the ground.',
        },
        {
          do: `$\\${fn} \\theta = \\frac{${rise}}{${run}}$`,
          why: kind === 'run' ? 'Tangent is opposite over adjacent.' : 'Sine is opposite over hypotenuse.',
        },
        {
          do: `$\\theta = \\${fn}^{-1}\\left(\\frac{${rise}}{${run}}\\right) ${nearly(t, 1)}^\\circ$, to the nearest degree $${Math.round(t)}^\\circ$.`,
          why: 'The inverse function gives the angle.',
        },
      ],
      check: `$\\${fn} ${Math.round(t)}^\\circ ${nearly(at(fn, Math.round(t)), 2)}$, and $${rise} \\div ${run} ${nearly(rise / run, 2)}$.`,
      faster:
        fn === 'sin' && run === 2 * rise
          ? `${rise} is half of ${run}, and $\\sin 30^\\circ = \\frac{1}{2}$: the angle is $30^\\circ$, without a calculator.`
          : `On a calculator $\\${fn}^{-1}(${rise} \\div ${run})$ must show about ${t.toFixed(2)}; if it shows ${rad(t).toFixed(2)}, it is in radian mode.`,
    }
  },
  check: ({ rise, run, kind }) =>
    near((Math.atan2(rise, kind === 'run' ? run : Math.sqrt(run * run - rise * rise)) * 180) / Math.PI),
})

type Row = Readonly<{ h: number; l: number }>
type Listed = Readonly<{ rows: readonly Row[]; most: boolean }>

/** The slide that comes first by a measure. */
const first = ({ rows, most }: Listed, measure: (r: Row, i: number) => number): string =>
  SLIDES[best(rows.map(measure), most)] as string

/** By their angles; as if all lengths were of one kind; by one measure alone; at the wrong end of the list. */
const RANKINGS = {
  angle: (g: Listed) => first(g, (r, i) => inverse(...steep(r, i))),
  quotient: (g: Listed) => first(g, (r) => r.h / r.l),
  height: (g: Listed) => first(g, (r) => r.h),
  length: (g: Listed) => first(g, (r) => -r.l),
  end: (g: Listed) => first({ ...g, most: !g.most }, (r, i) => inverse(...steep(r, i))),
} as const

/** Of slides measured in the same way the steepest has the largest quotient, so two angles are enough. */
function twoAngles(rows: readonly Row[], most: boolean, angle: (i: number) => string): string {
  const quotient = (i: number) => (rows[i] as Row).h / (rows[i] as Row).l
  const furthest = (i: number, j: number) => (quotient(i) > quotient(j) === most ? i : j)
  return `Two angles are enough. Of two slides measured in the same way, the one with the ${most ? 'larger' : 'smaller'} quotient has the ${most ? 'larger' : 'smaller'} angle, so compare only ${angle(furthest(0, 2))} with ${angle(furthest(1, 3))}.`
}

/** Which triangle has the given angle? */
const which = template({
  id: 'trigonometry/angle-which-is-steeper',
  skill,
  difficulty: 'High',
  b: 0.8,
  calculator: true,
  seconds: 100,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        rows: Array.from({ length: 4 }, () => ({ h: int(rng, 12, 48), l: int(rng, 40, 90) })),
        most: int(rng, 0, 1) === 1,
      }),
      ({ rows, most }) => {
        const t = rows.map((r) => inverse(...steep(r, rows.indexOf(r)))).sort((a, b) => a - b)
        const [a = 0, b = 0, c = 0, d = 0] = t
        const raw = rows.map((r) => r.h / r.l)
        const order = (xs: number[]) => xs.indexOf(most ? Math.max(...xs) : Math.min(...xs))
        const real = rows.map((r, i) => inverse(...steep(r, i)))
        const named = new Set(Object.values(RANKINGS).map((by) => by({ rows, most })))
        return (
          b - a > 1.5 &&
          d - c > 1.5 &&
          new Set(rows.map((r) => r.h)).size === 4 &&
          new Set(rows.map((r) => r.l)).size === 4 &&
          named.size === 4 &&
          order(raw) !== order(real)
        )
      },
    ),
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 4,
      stem: ({ rows, most }) =>
        `<p>Four slides of a water park are straight.</p>${table(
          ['Slide', 'Height', 'Other measure'],
          rows.map((r, i) => [
            SLIDES[i] as string,
            `${r.h} ft`,
            i % 2 === 0 ? `${r.l} ft along the ground` : `${r.l} ft along the slide`,
          ]),
        )}<p>Which slide makes the ${most ? 'largest' : 'smallest'} angle with the ground?</p>`,
    },
  ],
  given: ({ rows, most }) => ({ rows, most }),
  answer: ({ rows, most }) =>
    text(
      SLIDES[
        best(
          rows.map((r, i) => inverse(...steep(r, i))),
          most,
        )
      ] as string,
    ),
  traps: [
    {
      misconception: 'trig-takes-another-ratio',
      classic: true,
      rule: (g) => text(RANKINGS.quotient(g)),
      says: () => 'I divided every height by the other measure, as if all of them were of the same kind.',
      why: (p) => `has the ${p.most ? 'largest' : 'smallest'} quotient, but the quotients are not all the same ratio.`,
    },
    {
      misconception: 'trig-compares-one-measure-only',
      rule: (g) => text(RANKINGS.height(g)),
      says: ({ most }) => `I chose the ${most ? 'greatest' : 'least'} height.`,
      why: ({ most }) => `has the ${most ? 'greatest' : 'least'} height.`,
    },
    {
      misconception: 'trig-compares-one-measure-only',
      rule: (g) => text(RANKINGS.length(g)),
      says: ({ most }) => `I chose the ${most ? 'shortest' : 'longest'} length.`,
      why: ({ most }) => `has the ${most ? 'shortest' : 'longest'} length.`,
    },
    {
      misconception: 'trig-takes-the-wrong-end-of-a-list',
      rule: (g) => text(RANKINGS.end(g)),
      says: ({ most }) => `I chose the ${most ? 'smallest' : 'largest'} angle.`,
      why: ({ most }) => `makes the ${most ? 'smallest' : 'largest'} angle.`,
    },
  ],
  explain: ({ rows, most }) => {
    const line = (i: number): string => {
      const r = rows[i] as Row
      return `${SLIDES[i]}: $\\${i % 2 === 0 ? 'tan' : 'sin'}^{-1}\\left(\\frac{${r.h}}{${r.l}}\\right) \\approx ${inverse(...steep(r, i)).toFixed(1)}^\\circ$`
    }
    const key = best(
      rows.map((r, i) => inverse(...steep(r, i))),
      most,
    )
    const grade = (r: Row, i: number) => (r.h / (i % 2 === 0 ? r.l : Math.sqrt(r.l * r.l - r.h * r.h))).toFixed(2)
    return {
      plan: 'A length along the ground is a leg, a length along the slide is the hypotenuse. So the angle comes from the tangent in one case and from the sine in the other; find all four and compare.',
      steps: [
        {
          do: `${line(0)}; ${line(2)}`,
          why: 'A length along the ground is the adjacent leg: height over adjacent leg is the tangent.',
        },
        {
          do: `${line(1)}; ${line(3)}`,
          why: 'A length along the slide is the hypotenuse: height over hypotenuse is the sine.',
        },
        {
          do: `The ${most ? 'largest' : 'smallest'} angle is that of ${SLIDES[key]}.`,
          why: 'Compare the four angles.',
        },
      ],
      check: `Compare the rise for each foot along the ground instead: ${rows.map((r, i) => `${SLIDES[i]} $${grade(r, i)}$`).join(', ')}. The ${most ? 'largest' : 'smallest'} is again that of ${SLIDES[key]}.`,
      faster: twoAngles(rows, most, line),
    }
  },
  check: ({ rows, most }) => {
    const tangents = rows.map((r, i) => r.h / (i % 2 === 0 ? r.l : Math.sqrt(r.l * r.l - r.h * r.h)))
    return text(SLIDES[best(tangents, most)] as string)
  },
})

const SLIDES = ['Blue Comet', 'Cascade', 'Rapids', 'Whirlwind'] as const

function steep(r: { h: number; l: number }, i: number): [Fn, number] {
  return [i % 2 === 0 ? 'tan' : 'sin', Math.min(1, r.h / r.l)]
}

export const templates: readonly Template[] = [grade, which]
