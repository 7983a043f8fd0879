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
      }),
      ({ k, m, f, h, a, b, minus }) =>
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
      rule: ({ k, m, f, h, a, b, minus }) => real(k * at(f, 90 - a) + (minus ? -m : m) * at(h, 90 - b)),
      why: () => 'has the values of the complementary angles.',
    },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: ({ k, m, f, h, a, b, minus }) => real(k * at(f, 90 - a) + (minus ? -m : m) * at(h, b)),
      why: ({ f, a }) => `has the wrong value for $\\${f} ${a}^\\circ$.`,
    },
    {
      misconception: 'trig-mixes-up-30-and-60',
      rule: ({ k, m, f, h, a, b, minus }) => real(k * at(f, a) + (minus ? -m : m) * at(h, 90 - b)),
      why: ({ h, b }) => `has the wrong value for $\\${h} ${b}^\\circ$.`,
    },
    {
      misconception: 'trig-thinks-ratio-is-proportional',
      rule: ({ k, m, f, h, a, b, minus }) => real(at(f, a) + (minus ? -1 : 1) * at(h, b) + 0 * k * m),
      why: ({ k, m }) => `leaves out the factors $${k}$ and $${m}$.`,
    },
    {
      misconception: 'trig-turns-the-ratio-upside-down',
      rule: ({ k, m, f, h, a, b, minus }) => real(k * at(f, a) - (minus ? -m : m) * at(h, b)),
      why: ({ minus }) => (minus ? 'adds instead of subtracting.' : 'subtracts instead of adding.'),
    },
  ],
  explain: ({ k, m, f, h, a, b, minus }) => [
    {
      do: `$\\${f} ${a}^\\circ = ${realTex(at(f, a))}$ and $\\${h} ${b}^\\circ = ${realTex(at(h, b))}$`,
      why: 'They are read off half a square or half an equilateral triangle.',
    },
    {
      do: `$${k} \\cdot ${realTex(at(f, a))} ${minus ? '-' : '+'} ${m} \\cdot ${realTex(at(h, b))} = ${realTex(k * at(f, a) + (minus ? -m : m) * at(h, b))}$`,
      why: 'Multiply each value by its factor, then combine.',
    },
  ],
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
  given: ({ a, fn, high }) => ({ asked: high ? 90 - a : a, fn }),
  answer: ({ a, fn, high }) => four(at(CO[fn], high ? 90 - a : a)),
  traps: [
    {
      misconception: 'trig-swaps-opposite-and-adjacent',
      shortcut: ({ a, fn, high }) => four(at(fn, high ? 90 - a : a)),
      why: ({ fn }) => `is the ${WORD[fn]} of this angle, read off its own row.`,
    },
    {
      misconception: 'trig-takes-one-minus-the-ratio',
      shortcut: ({ a, fn, high }) => four(1 - at(fn, high ? 90 - a : a)),
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ more, fn, high }) => four(at(CO[fn], high ? 90 - more : more)),
      why: () => 'stands in a row of another pair of angles.',
    },
    {
      misconception: 'trig-takes-another-ratio',
      shortcut: ({ more, fn, high }) => four(at(fn, high ? 90 - more : more)),
      why: () => 'stands in the row of an angle that has nothing to do with this one.',
    },
    {
      misconception: 'trig-takes-one-minus-the-ratio',
      shortcut: ({ a, fn, high }) => four(1 - at(CO[fn], high ? 90 - a : a)),
      why: () => 'takes the right row, but subtracts its value from 1.',
    },
  ],
  explain: ({ a, fn, high }) => [
    {
      do: `$${high ? 90 - a : a}^\\circ + ${high ? a : 90 - a}^\\circ = 90^\\circ$`,
      why: 'The two angles are the acute angles of one right triangle.',
    },
    {
      do: `$\\${CO[fn]} ${high ? 90 - a : a}^\\circ = \\${fn} ${high ? a : 90 - a}^\\circ = ${at(CO[fn], high ? 90 - a : a).toFixed(4)}$`,
      why: 'The sine of an angle is the cosine of its complement.',
    },
  ],
  check: ({ asked, fn }) => four(Math.sqrt(1 - at(fn, asked) ** 2)),
})

export const templates: readonly Template[] = [special, cofunction]
