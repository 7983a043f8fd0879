import { decimal, frac, int, pick, sample, type Template, table, template, until } from '#kit'
import { at, CO, FNS, type Fn, real, realTex, WORD } from '../common.ts'

const skill = 'trig-ratios-of-acute-angles'

/** Sums and products of values at 30°, 45° and 60°. */
const special = template({
  id: 'trigonometry/special-angle-sums',
  skill,
  difficulty: 'Medium',
  b: 0.1,
  calculator: false,
  seconds: 75,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        k: pick(rng, [2, 4, 6, 8]),
        m: pick(rng, [2, 4, 6, 10]),
        f: pick(rng, ['sin', 'cos'] as const),
        h: pick(rng, FNS),
        a: pick(rng, [30, 60]),
        b: pick(rng, [30, 45, 60]),
        minus: int(rng, 0, 1) === 1,
        twice: int(rng, 0, 1) === 1,
      }),
      ({ k, m, f, h, a, b, minus, twice }) =>
        (!twice || k * a <= 90 || m * b < 90) &&
        (f !== h || a !== b) &&
        Math.abs(k * at(f, a) + (minus ? -m : m) * at(h, b)) > 1e-9 &&
        (b !== 45 || h === 'tan'),
    ),
  frames: [
    {
      id: 'sum',
      kind: 'bare',
      items: 6,
      stem: ({ k, m, f, h, a, b, minus }) =>
        `What is the exact value of $${k}\\${f} ${a}^\\circ ${minus ? '-' : '+'} ${m}\\${h} ${b}^\\circ$?`,
    },
  ],
  given: ({ k, m, f, h, a, b, minus }) => ({ k, m, a, b, f, h, minus }),
  answer: ({ k, m, f, h, a, b, minus }) => real(k * at(f, a) + (minus ? -m : m) * at(h, b)),
  traps: [
    {
      misconception: 'trig-mixes-up-30-and-60',
      classic: true,
      rule: ({ k, m, f, h, a, b, minus }) => real(k * at(f, 90 - a) + (minus ? -m : m) * at(h, b)),
      says: ({ f, a }) => `I used the value of $\\${f} ${90 - a}^\\circ$ for $\\${f} ${a}^\\circ$.`,
      why: ({ f, a }) => `has the wrong value for $\\${f} ${a}^\\circ$.`,
    },
    {
      misconception: 'trig-thinks-ratio-is-proportional',
      classic: true,
      rule: ({ k, m, f, h, a, b, minus }) =>
        k * a <= 90
          ? real(at(f, k * a) + (minus ? -m : m) * at(h, b))
          : m * b < 90
            ? real(k * at(f, a) + (minus ? -1 : 1) * at(h, m * b))
            : null,
      says: ({ k, m, f, h, a, b }) =>
        k * a <= 90
          ? `I took $${k}\\${f} ${a}^\\circ$ as $\\${f} ${k * a}^\\circ$.`
          : `I took $${m}\\${h} ${b}^\\circ$ as $\\${h} ${m * b}^\\circ$.`,
      why: ({ k, m, f, h, a, b }) =>
        k * a <= 90
          ? `takes $${k}\\${f} ${a}^\\circ$ as $\\${f} ${k * a}^\\circ$.`
          : `takes $${m}\\${h} ${b}^\\circ$ as $\\${h} ${m * b}^\\circ$.`,
    },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: ({ k, m, f, h, a, b, minus }) => (b === 45 ? null : real(k * at(f, a) + (minus ? -m : m) * at(h, 90 - b))),
      says: ({ h, b }) => `I used the value of $\\${h} ${90 - b}^\\circ$ for $\\${h} ${b}^\\circ$.`,
      why: ({ h, b }) => `has the wrong value for $\\${h} ${b}^\\circ$.`,
    },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: ({ k, m, f, h, a, b, minus }) =>
        b === 45 ? null : real(k * at(f, 90 - a) + (minus ? -m : m) * at(h, 90 - b)),
      says: () => 'I used the values of the complementary angles.',
      why: () => 'has the values of the complementary angles.',
    },
    {
      misconception: 'trig-leaves-out-the-factors',
      rule: ({ f, h, a, b, minus }) => real(at(f, a) + (minus ? -1 : 1) * at(h, b)),
      why: ({ k, m }) => `leaves out the factors $${k}$ and $${m}$.`,
    },
    {
      misconception: 'trig-turns-the-ratio-upside-down',
      operation: 'reciprocal-taken',
      rule: ({ k, m, f, h, a, b, minus }) => real(k / at(f, a) + (minus ? -m : m) * at(h, b)),
      says: ({ f, a }) => `I took the reciprocal of the value of $\\${f} ${a}^\\circ$.`,
      why: ({ f, a }) => `uses the reciprocal of $\\${f} ${a}^\\circ$.`,
    },
  ],
  explain: ({ k, m, f, h, a, b, minus }) => {
    const triangles = `half an equilateral triangle${b === 45 ? ' and half a square' : ''}`
    const total = realTex(k * at(f, a) + (minus ? -m : m) * at(h, b))
    const sum = `${realTex(k * at(f, a))} ${minus ? '-' : '+'} ${realTex(m * at(h, b))}`
    return {
      plan: `Write down the exact value at each special angle, from ${triangles}. Then multiply by the factors and combine.`,
      steps: [
        {
          do: `$\\${f} ${a}^\\circ = ${realTex(at(f, a))}$ and $\\${h} ${b}^\\circ = ${realTex(at(h, b))}$`,
          why: `They are read off ${triangles}.`,
        },
        {
          do: `$${k} \\cdot ${realTex(at(f, a))} = ${realTex(k * at(f, a))}$ and $${m} \\cdot ${realTex(at(h, b))} = ${realTex(m * at(h, b))}$`,
          why: 'Multiply each value by its factor.',
        },
        {
          do: `$${sum}${sum === realTex(k * at(f, a) + (minus ? -m : m) * at(h, b)) ? '' : ` = ${realTex(k * at(f, a) + (minus ? -m : m) * at(h, b))}`}$`,
          why: 'Only roots of the same number, or numbers without a root, can be combined.',
        },
      ],
      ...(Math.abs(at(f, a) - at(h, b)) < 1e-9
        ? {
            faster: `$\\${f} ${a}^\\circ = \\${h} ${b}^\\circ$, so combine first: $(${k} ${minus ? '-' : '+'} ${m}) \\cdot ${realTex(at(f, a))} = ${total}$.`,
          }
        : partWithoutRoot({ k, m, f, h, a, b })),
      check: /sqrt/.test(total)
        ? inDecimals(k * at(f, a), (minus ? -m : m) * at(h, b), total)
        : `Undo the last step: $${total} ${minus ? '+' : '-'} ${m} \\cdot ${realTex(at(h, b))} = ${realTex(k * at(f, a))}$, which is $${k}$ times $${realTex(at(f, a))}$.`,
    }
  },
  // From the sides of the two triangles.
  check: ({ k, m, f, h, a, b, minus }) => {
    const sides = (t: number) =>
      t === 45 ? [1, 1, Math.SQRT2] : t === 30 ? [1, Math.sqrt(3), 2] : [Math.sqrt(3), 1, 2]
    const value = (fn: Fn, t: number) => {
      const [o = 0, d = 1, c = 1] = sides(t)
      return fn === 'sin' ? o / c : fn === 'cos' ? d / c : o / d
    }
    return real(k * value(f, a) + (minus ? -1 : 1) * m * value(h, b))
  },
})

/** Both sides of the last step with three decimals, the root of 3 taken as 1.732. */
function inDecimals(one: number, two: number, total: string): string {
  const rounded = (x: number): number => (/sqrt/.test(realTex(x)) ? (x / Math.sqrt(3)) * 1.732 : x)
  const [x, y] = [rounded(one), rounded(two)]
  const shown = (x + y).toFixed(3)
  return `With $\\sqrt{3} \\approx 1.732$: $${x.toFixed(3)} ${y < 0 ? '-' : '+'} ${Math.abs(y).toFixed(3)} = ${shown}$, and $${total} \\approx ${shown}$ as well.`
}

/** Where only the first value is a fraction, and no mistake keeps it beside a root, that part alone tells the option. */
function partWithoutRoot(p: Readonly<{ k: number; m: number; f: Fn; h: Fn; a: number; b: number }>): {
  faster?: string
} {
  const half = (fn: Fn, t: number) => Math.abs(at(fn, t) - 0.5) < 1e-9
  const alone = half(p.f, p.a) && p.h !== 'tan' && !half(p.h, p.b) && p.m * p.b >= 90 && p.k !== p.m
  return alone
    ? {
        faster: `Work out the part without a root only: $${p.k} \\cdot \\frac{1}{2} = ${p.k / 2}$. The other part has a root and cannot be combined with it, and only one option has $${p.k / 2}$ beside a root.`,
      }
    : {}
}

const four = (x: number) => decimal(frac(Math.round(x * 10000), 10000), 4)

/** A table of sines also serves for cosines. */
const cofunction = template({
  id: 'trigonometry/cofunction-table',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) => {
    const a = until(
      () => int(rng, 8, 42),
      (x) => x !== 30 && x % 5 !== 0,
    )
    const more = until(
      () => sample(rng, [11, 19, 23, 27, 31, 34, 38, 41, 43], 1)[0] as number,
      (x) => x !== a,
    )
    return { a, more, fn: pick(rng, ['sin', 'cos'] as const), high: int(rng, 0, 1) === 1 }
  },
  frames: [
    {
      id: 'table',
      kind: 'table',
      items: 6,
      stem: ({ a, more, fn, high }) =>
        `<p>The table gives some values, rounded to four decimal places.</p>${table(
          ['$\\theta$', `$\\${fn} \\theta$`],
          [a, more, 90 - more, 90 - a].sort((x, y) => x - y).map((t) => [`$${t}^\\circ$`, at(fn, t).toFixed(4)]),
        )}<p>What is $\\${CO[fn]} ${high ? 90 - a : a}^\\circ$?</p>`,
    },
  ],
  given: ({ a, more, fn, high }) => ({ asked: high ? 90 - a : a, row: high ? 90 - more : more, fn }),
  answer: ({ a, fn, high }) => four(at(CO[fn], high ? 90 - a : a)),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      classic: true,
      operation: 'wrong-row-or-column',
      rule: ({ asked, fn }) => four(at(fn, asked)),
      says: ({ fn }) => `I read off the ${WORD[fn]} of this angle.`,
      why: ({ fn }) => `is the ${WORD[fn]} of this angle, read off its own row.`,
    },
    {
      misconception: 'trig-takes-one-minus-the-ratio',
      rule: ({ asked, fn }) => four(1 - at(fn, asked)),
      why: ({ fn }) => `is 1 minus the ${WORD[fn]} of this angle.`,
    },
    {
      misconception: 'trig-reads-another-row',
      operation: 'wrong-row-or-column',
      rule: ({ row, fn }) => four(at(fn, row)),
      says: ({ more, high }) => `I read the row of $${high ? 90 - more : more}^\\circ$.`,
      why: ({ more, high }) =>
        `stands in the row of $${high ? 90 - more : more}^\\circ$, which has nothing to do with this angle.`,
    },
    {
      misconception: 'trig-reads-another-row',
      operation: 'wrong-row-or-column',
      rule: ({ row, fn }) => four(at(fn, 90 - row)),
      says: ({ more, high }) => `I read the row of $${high ? more : 90 - more}^\\circ$.`,
      why: ({ more, high }) =>
        `stands in the row of $${high ? more : 90 - more}^\\circ$, which has nothing to do with this angle.`,
    },
  ],
  explain: ({ a, more, fn, high }) => {
    const [asked, other] = high ? [90 - a, a] : [a, 90 - a]
    const rows = [a, more, 90 - more, 90 - a].sort((x, y) => x - y)
    const mirrored = ['first', 'second', 'third', 'last'][rows.indexOf(other)]
    return {
      plan: 'The sine of an angle is the cosine of its complement. So look in the table for the angle that completes the given one to a right angle.',
      steps: [
        {
          do: `The complement of $${asked}^\\circ$ is $90^\\circ - ${asked}^\\circ = ${other}^\\circ$.`,
          why: 'The two angles are the acute angles of one right triangle.',
        },
        {
          do: `$\\${CO[fn]} ${asked}^\\circ = \\${fn} ${other}^\\circ$`,
          why: `The side opposite one acute angle is adjacent to the other: the ${WORD[CO[fn]]} of an angle is the ${WORD[fn]} of its complement.`,
        },
        {
          do: `The table has $\\${fn} ${other}^\\circ = ${at(fn, other).toFixed(4)}$.`,
          why: 'So the value can be read off without a calculator.',
        },
      ],
      faster: `From its two ends inward the table pairs angles that make $90^\\circ$, so the ${WORD[CO[fn]]} asked for stands in the mirrored row, the ${mirrored}: $${at(fn, other).toFixed(4)}$.`,
      check: `The squares add up to 1: $${at(fn, asked).toFixed(2)}^2 + ${at(CO[fn], asked).toFixed(2)}^2 \\approx 1$.`,
    }
  },
  check: ({ asked, fn }) => four(Math.sqrt(1 - at(fn, asked) ** 2)),
})

export const templates: readonly Template[] = [special, cofunction]
