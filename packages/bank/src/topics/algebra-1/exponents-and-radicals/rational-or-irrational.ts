import { int, num, pick, type Rng, sample, shuffle, type Template, template, until, type Value } from '#kit'
import { readValue } from '../read-tex.ts'
import { closure } from './closure.ts'

const skill = 'a1-rational-and-irrational-numbers'

/** What a number looks like, and whether it is rational. */
const LOOKS = {
  root: {
    rational: false,
    why: 'is the root of a number that is not the square of an integer or a fraction: it is irrational.',
  },
  pi: { rational: false, why: 'contains $\\pi$, which is irrational.' },
  growing: { rational: false, why: 'has a pattern, but no block of digits that repeats: it is irrational.' },
  squareRoot: { rational: true, why: 'is the root of the square of an integer or a fraction, so it is rational.' },
  repeating: { rational: true, why: 'repeats the same block of digits, so it can be written as a fraction.' },
  fraction: { rational: true, why: 'is a fraction of whole numbers, so it is rational.' },
} as const
type Look = keyof typeof LOOKS
const RATIONAL: readonly Look[] = ['squareRoot', 'repeating', 'fraction']
const IRRATIONAL: readonly Look[] = ['root', 'pi', 'growing']

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n))
const squareFree = (n: number): boolean => [4, 9, 25, 49].every((q) => n % q !== 0)

const write = (rng: Rng, look: Look): string => {
  const digits = sample(rng, [1, 2, 3, 4, 5, 6, 7, 8, 9], 2).join('')
  const d = int(rng, 1, 8)
  const k = pick(rng, [2, 3, 4, 5, 6, 7, 8, 9, 11, 12])
  if (look === 'root') {
    const n = until(
      () => int(rng, 2, 95),
      (x) => squareFree(x) && !isSquare(x),
    )
    return pick(rng, [
      `\\sqrt{${n}}`,
      `\\sqrt{0.${int(rng, 2, 9)}}`,
      `\\sqrt{\\frac{${pick(rng, [2, 3, 6, 10])}}{${pick(rng, [49, 121, 169])}}}`,
    ])
  }
  if (look === 'pi') return pick(rng, [`${k}\\pi`, `\\frac{\\pi}{${k}}`])
  if (look === 'growing') return `0.${d}0\\,${d}00\\,${d}000\\,${d}\\ldots`
  if (look === 'squareRoot')
    return pick(rng, [
      `\\sqrt{0.${pick(rng, ['04', '09', '16', '25', '36', '49', '64', '81'])}}`,
      `\\sqrt{\\frac{${k * k}}{${pick(rng, [25, 49, 121, 169])}}}`,
    ])
  if (look === 'repeating') return `0.\\overline{${digits}}`
  return `\\frac{${pick(rng, [22, 31, 41, 53, 59, 61])}}{${pick(rng, [7, 9, 13, 17, 19])}}`
}

/** Whether a number under a root, such as `49`, `0.49` or `\\frac{4}{9}`, is the square of a rational number. */
const isSquareOfRational = (inside: string): boolean => {
  const [, top, bottom] = /\\frac\{(\d+)\}\{(\d+)\}/.exec(inside) ?? []
  if (top !== undefined && bottom !== undefined) return isSquare(Number(top)) && isSquare(Number(bottom))
  return inside.startsWith('0.') ? isSquare(Math.round(Number(inside) * 100)) : isSquare(Number(inside))
}

const lookOf = (tex: string): Look => {
  if (tex.includes('pi')) return 'pi'
  if (tex.includes('ldots')) return 'growing'
  if (tex.includes('overline')) return 'repeating'
  if (!tex.includes('sqrt')) return 'fraction'
  return isSquareOfRational(tex.slice('\\sqrt{'.length, -1)) ? 'squareRoot' : 'root'
}

/** Another way to tell: tries all small denominators. */
const seemsRational = (tex: string): boolean => {
  if (/pi|ldots/.test(tex)) return false
  if (/overline/.test(tex)) return true
  const value = readValue(tex)
  return Array.from({ length: 300 }, (_, i) => i + 1).some((q) => Math.abs(value * q - Math.round(value * q)) < 1e-9)
}

const MISSED = {
  root: 'a1-irr-trusts-the-calculator',
  pi: 'a1-irr-takes-pi-for-a-fraction',
  growing: 'a1-irr-takes-a-pattern-for-repeating',
  squareRoot: 'a1-irr-takes-every-root-for-irrational',
  repeating: 'a1-irr-takes-repeating-for-irrational',
  fraction: 'a1-irr-takes-long-decimals-for-irrational',
} as const

const shown = (tex: string): Value => ({ html: `$${tex}$`, key: tex })

type Four = Readonly<{ list: readonly string[]; rational: boolean }>

const which = template({
  id: 'algebra-1/irrational-which',
  skill,
  difficulty: 'Medium',
  b: 0,
  calculator: false,
  seconds: 50,
  response: 'choice',
  draw: (rng): Four =>
    until(
      () => {
        const rational = int(rng, 0, 1) === 1
        const [own, others] = rational
          ? [pick(rng, ['squareRoot', 'repeating'] as const), IRRATIONAL]
          : [pick(rng, IRRATIONAL), RATIONAL]
        return { rational, list: shuffle(rng, [write(rng, own), ...others.map((look) => write(rng, look))]) }
      },
      ({ list }) => new Set(list).size === 4 && list.every((tex) => !/\\sqrt\{\\frac\{(\d+)\}\{\1\}/.test(tex)),
    ),
  frames: [
    {
      id: 'list',
      kind: 'bare',
      items: 8,
      stem: ({ list, rational }) =>
        `Of the numbers ${list.map((x) => `$${x}$`).join(', ')}, only one is ${rational ? 'rational' : 'irrational'}. Which one is it?`,
    },
    {
      id: 'fraction',
      kind: 'words',
      items: 6,
      stem: ({ list, rational }) =>
        `Which of the numbers ${list.map((x) => `$${x}$`).join(', ')} ${rational ? 'can' : 'cannot'} be written as a fraction of two integers?`,
    },
  ],
  given: ({ list, rational }) => ({ list, rational }),
  answer: ({ list, rational }) => shown(list.find((x) => LOOKS[lookOf(x)].rational === rational) ?? ''),
  traps: (['squareRoot', 'root', 'repeating', 'growing', 'pi', 'fraction'] as const).map((look, k) => ({
    misconception: MISSED[look],
    ...(k < 2 ? { classic: true as const } : {}),
    rule: ({ list, rational }: Four) => {
      const found = list.find((x) => lookOf(x) === look)
      return found !== undefined && LOOKS[look].rational !== rational ? shown(found) : null
    },
    why: () => LOOKS[look].why,
  })),
  explain: ({ list, rational }) => {
    const key = list.find((x) => LOOKS[lookOf(x)].rational === rational) ?? ''
    return {
      plan: 'Ask of each number whether it can be written as a fraction of two integers.',
      steps: [
        {
          do: 'Rational: fractions, decimals that end or repeat, and roots of squares of integers or fractions.',
          why: 'All of them can be written as a fraction of integers.',
        },
        {
          do: 'Irrational: other square roots, $\\pi$ and its multiples, and decimals that go on without repeating.',
          why: 'They cannot be written as such a fraction.',
        },
        {
          do: `$${key}$ is the only one that is ${rational ? 'rational' : 'irrational'}.`,
          why: `It ${LOOKS[lookOf(key)].why}`,
        },
      ],
      faster: `Only one is wanted, so stop at the first that shows it: $${key}$ ${LOOKS[lookOf(key)].why} The other three need no test.`,
      check: `The other three are ${rational ? 'irrational' : 'rational'}: ${list
        .filter((x) => x !== key)
        .map((x) => `$${x}$ ${LOOKS[lookOf(x)].why}`)
        .join(' ')}`,
    }
  },
  check: ({ list, rational }) => shown(list.filter((x) => seemsRational(x) === rational)[0] ?? ''),
})

const count = template({
  id: 'algebra-1/irrational-count',
  skill,
  difficulty: 'Medium',
  b: 0.2,
  calculator: false,
  seconds: 70,
  response: 'choice',
  balance: 'place',
  draw: (rng) =>
    until(
      () => {
        const looks: readonly Look[] = [
          ...sample(rng, [...IRRATIONAL, 'root' as const], int(rng, 1, 4)),
          ...sample(rng, [...RATIONAL, 'squareRoot' as const], int(rng, 2, 4)),
        ]
        const list = looks.map((look) =>
          look === 'squareRoot' ? `\\sqrt{${pick(rng, [4, 9, 16, 25, 36, 49, 64, 81, 100, 121])}}` : write(rng, look),
        )
        return { list: shuffle(rng, list) }
      },
      ({ list }) =>
        list.length === 6 &&
        new Set(list).size === 6 &&
        list.some((x) => lookOf(x) === 'squareRoot') &&
        list.some((x) => lookOf(x) === 'root' || lookOf(x) === 'pi'),
    ),
  frames: [
    {
      id: 'six',
      kind: 'bare',
      items: 6,
      stem: ({ list }) => `How many of the six numbers ${list.map((x) => `$${x}$`).join(', ')} are irrational?`,
    },
    {
      id: 'grid',
      kind: 'bare',
      response: 'grid',
      items: 4,
      stem: ({ list }) =>
        `Count the irrational numbers in this list: ${list.map((x) => `$${x}$`).join(', ')}. How many are there?`,
    },
  ],
  given: ({ list }) => ({ list }),
  answer: ({ list }) => num(list.filter((x) => !LOOKS[lookOf(x)].rational).length),
  traps: [
    {
      misconception: 'a1-irr-takes-every-root-for-irrational',
      classic: true,
      rule: ({ list }) => num(list.filter((x) => !LOOKS[lookOf(x)].rational || lookOf(x) === 'squareRoot').length),
      why: () => 'counts the roots of perfect squares too; they are integers.',
    },
    {
      misconception: 'a1-irr-takes-repeating-for-irrational',
      rule: ({ list }) =>
        list.some((x) => lookOf(x) === 'repeating')
          ? num(list.filter((x) => !LOOKS[lookOf(x)].rational || lookOf(x) === 'repeating').length)
          : null,
      why: () => 'counts repeating decimals as irrational.',
    },
    {
      misconception: 'a1-irr-counts-only-roots',
      rule: ({ list }) =>
        list.some((x) => !LOOKS[lookOf(x)].rational && lookOf(x) !== 'root')
          ? num(list.filter((x) => lookOf(x) === 'root').length)
          : null,
      why: () => 'counts only roots; multiples of $\\pi$ and decimals that never repeat are irrational as well.',
    },
    {
      misconception: 'a1-irr-takes-a-pattern-for-repeating',
      rule: ({ list }) =>
        list.some((x) => lookOf(x) === 'growing')
          ? num(list.filter((x) => !LOOKS[lookOf(x)].rational && lookOf(x) !== 'growing').length)
          : null,
      why: () => 'takes a decimal with a growing pattern for a repeating one.',
    },
    {
      misconception: 'a1-irr-takes-pi-for-a-fraction',
      rule: ({ list }) =>
        list.some((x) => lookOf(x) === 'pi')
          ? num(list.filter((x) => !LOOKS[lookOf(x)].rational && lookOf(x) !== 'pi').length)
          : null,
      why: () => 'takes $\\pi$ for a rational number.',
    },
  ],
  explain: ({ list }) => {
    const own = list.filter((x) => !LOOKS[lookOf(x)].rational)
    return {
      plan: 'Go through the list and mark what cannot be written as a fraction of integers.',
      steps: [
        {
          do: `Rational: ${list
            .filter((x) => LOOKS[lookOf(x)].rational)
            .map((x) => `$${x}$`)
            .join(', ')}.`,
          why: 'Fractions, repeating decimals, and roots of perfect squares.',
        },
        {
          do: `Irrational: ${own.map((x) => `$${x}$`).join(', ')}.`,
          why: 'Other roots, multiples of $\\pi$, and decimals without a repeating block.',
        },
        { do: `That makes $${own.length}$.`, why: 'Count them.' },
      ],
      check: `$${list.length - own.length}$ rational and $${own.length}$ irrational numbers are $${list.length}$ in all.`,
    }
  },
  check: ({ list }) => num(list.length - list.filter(seemsRational).length),
})

export const templates: readonly Template[] = [which, count, closure]
