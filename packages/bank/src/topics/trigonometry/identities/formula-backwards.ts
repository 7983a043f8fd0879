import { int, pick, type Template, template, text, until } from '#kit'
import { at } from '../common.ts'

type SC = 'sin' | 'cos'

const skill = 'trig-sum-and-difference'

/** Reading a formula backwards. */
const backwards = template({
  id: 'trigonometry/formula-backwards',
  skill,
  difficulty: 'Medium',
  b: 0.3,
  calculator: false,
  seconds: 70,
  response: 'choice',
  draw: (rng) =>
    until(
      () => ({
        a: int(rng, 31, 79),
        b: int(rng, 5, 44),
        fn: pick(rng, ['sin', 'cos'] as const),
        plus: int(rng, 0, 1) === 1,
      }),
      // At 45° sine and cosine agree, and a second option would be right.
      ({ a, b }) => a - b > 5 && a + b < 120 && ![a, a + b, a - b].includes(45),
    ),
  frames: [
    {
      id: 'bare',
      kind: 'bare',
      items: 6,
      stem: ({ a, b, fn, plus }) =>
        fn === 'sin'
          ? `Which of these is equal to $\\sin ${a}^\\circ\\cos ${b}^\\circ ${plus ? '+' : '-'} \\cos ${a}^\\circ\\sin ${b}^\\circ$?`
          : `Which of these is equal to $\\cos ${a}^\\circ\\cos ${b}^\\circ ${plus ? '+' : '-'} \\sin ${a}^\\circ\\sin ${b}^\\circ$?`,
    },
  ],
  given: ({ a, b, fn, plus }) => ({ a, b, fn, plus }),
  answer: ({ a, b, fn, plus }) => back(fn, a, b, fn === 'sin' ? plus : !plus),
  traps: [
    {
      misconception: 'trig-takes-the-wrong-sign-in-the-sum-formula',
      classic: true,
      rule: ({ a, b, fn, plus }) => back(fn, a, b, fn === 'sin' ? !plus : plus),
      says: ({ fn }) =>
        fn === 'sin'
          ? 'I turned the sign around, but the sine keeps it.'
          : 'I kept the sign, but the cosine turns it around.',
      why: ({ fn }) =>
        fn === 'sin' ? 'turns the sign around; the sine keeps it.' : 'keeps the sign; the cosine turns it around.',
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      classic: true,
      rule: ({ a, b, fn, plus }) => back(fn === 'sin' ? 'cos' : 'sin', a, b, fn === 'sin' ? plus : !plus),
      says: () => 'I took the formula of the other function.',
      why: ({ fn }) =>
        `has the ${fn === 'sin' ? 'cosine' : 'sine'}; ${fn === 'sin' ? 'mixed' : 'equal'} pairs belong to the ${fn === 'sin' ? 'sine' : 'cosine'}.`,
    },
    {
      misconception: 'trig-pairs-the-wrong-functions',
      twoSlips: true,
      rule: ({ a, b, fn, plus }) => back(fn === 'sin' ? 'cos' : 'sin', a, b, fn === 'sin' ? !plus : plus),
      says: () => 'I took the formula of the other function, and the wrong sign for the angle.',
      why: () => 'has the wrong function and the wrong angle.',
    },
  ],
  explain: ({ a, b, fn, plus }) => {
    const sum = (fn === 'sin') === plus
    const t = sum ? a + b : a - b
    const dec = (f: SC, u: number) => at(f, u).toFixed(3)
    return {
      plan: 'See which pairs are multiplied: mixed pairs belong to the sine, equal pairs to the cosine. The sign in the middle then tells whether the angles are added or subtracted.',
      steps: [
        {
          do:
            fn === 'sin'
              ? 'Each product has a sine and a cosine: this is a formula for the sine.'
              : 'One product has two cosines, the other two sines: this is a formula for the cosine.',
          why: fn === 'sin' ? 'Mixed pairs belong to the sine.' : 'Equal pairs belong to the cosine.',
        },
        {
          do: `The sign in the middle is ${plus ? 'plus' : 'minus'}, so it is $\\${fn}(x ${sum ? '+' : '-'} y)$ with $x = ${a}^\\circ$ and $y = ${b}^\\circ$.`,
          why: fn === 'sin' ? 'The sine keeps the sign.' : 'The cosine turns the sign around.',
        },
        {
          do: `$${a}^\\circ ${sum ? '+' : '-'} ${b}^\\circ = ${t}^\\circ$, so it equals $\\${fn} ${t}^\\circ$.`,
          why: 'Work out the angle.',
        },
      ],
      faster: easyAngles(fn, plus, a, b),
      check: `As decimals: $${fn === 'sin' ? `${dec('sin', a)} \\cdot ${dec('cos', b)} ${plus ? '+' : '-'} ${dec('cos', a)} \\cdot ${dec('sin', b)}` : `${dec('cos', a)} \\cdot ${dec('cos', b)} ${plus ? '+' : '-'} ${dec('sin', a)} \\cdot ${dec('sin', b)}`} \\approx ${at(fn, t).toFixed(2)}$, and $\\${fn} ${t}^\\circ \\approx ${at(fn, t).toFixed(2)}$.`,
    }
  },
  check: ({ a, b, fn, plus }) => {
    const s = plus ? 1 : -1
    const v =
      fn === 'sin'
        ? at('sin', a) * at('cos', b) + s * at('cos', a) * at('sin', b)
        : at('cos', a) * at('cos', b) + s * at('sin', a) * at('sin', b)
    for (const f of ['sin', 'cos'] as const)
      for (const t of [a + b, a - b]) if (Math.abs(at(f, t) - v) < 1e-9) return text(`$\\${f} ${t}^\\circ$`)
    return text('none')
  },
})

/** Which formula it is, found by angles whose values are known by heart. */
function easyAngles(fn: SC, plus: boolean, a: number, b: number): string {
  const sum = (fn === 'sin') === plus
  const zero = `Try easy angles in the same pattern. With $0^\\circ$ for $${b}^\\circ$ only $\\${fn} ${a}^\\circ$ is left, so it is a ${fn === 'sin' ? 'sine' : 'cosine'}.`
  const equal = {
    sin: sum
      ? 'the two products are equal and added, not always $0 = \\sin 0^\\circ$, so it is not the difference'
      : 'the products cancel to $0 = \\sin 0^\\circ$, the sine of the difference',
    cos: sum
      ? 'a square is taken from a square, not always $1 = \\cos 0^\\circ$, so it is not the difference'
      : 'the two squares add up to $1 = \\cos 0^\\circ$, the cosine of the difference',
  }[fn]
  return `${zero} With two equal angles ${equal}. The angles are ${sum ? 'added' : 'subtracted'}: $\\${fn} ${sum ? a + b : a - b}^\\circ$.`
}

function back(fn: SC, a: number, b: number, plus: boolean) {
  return text(`$\\${fn} ${plus ? a + b : a - b}^\\circ$`)
}

export const templates: readonly Template[] = [backwards]
