/** Which set of points is a function, and which is not? */

import { int, namedBy, sample, shuffle, table, template, text, until } from '#kit'
import { pairs } from './domain-range-shown.ts'

const skill = 'a1-domain-and-range'

type Rel = readonly (readonly [number, number])[]

type Shown = Readonly<{ sets: readonly Rel[]; negate: boolean }>

type FourSets = { key: Rel; wrong: Rel[]; order: number; negate: boolean; fine: Rel[] }

const isFn = (r: Rel) => new Set(r.map(([x]) => x)).size === r.length

const TAKEN_SETS = ['a1-fn-does-not-compare-the-inputs', 'a1-fn-allows-two-outputs', 'a1-fn-forbids-repeated-outputs']
/** A set whose outputs all differ is taken by somebody who did not compare the inputs. */
const takenAs = (set: Rel, negate: boolean): string =>
  TAKEN_SETS[new Set(set.map(([, y]) => y)).size === set.length ? 0 : negate ? 2 : 1] as string

/** One set is a function and the other three give an input two outputs, or the other way around. */
export const isFunction = template({
  id: 'algebra-1/is-it-a-function',
  skill,
  difficulty: 'Low',
  b: -0.6,
  calculator: false,
  seconds: 60,
  response: 'choice',
  draw: (rng): FourSets => {
    const good = (repeat: boolean): [number, number][] => {
      const xs = sample(rng, [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 4)
      const ys = sample(rng, [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6], 4)
      if (repeat) ys[3] = ys[int(rng, 0, 2)] as number
      return xs.map((x, i) => [x, ys[i] as number])
    }
    const bad = (repeat: boolean): [number, number][] =>
      until(
        () => {
          const ps = good(repeat)
          ;(ps[3] as [number, number])[0] = (ps[int(rng, 0, 2)] as [number, number])[0]
          return shuffle(rng, ps)
        },
        (ps) => new Set(ps.map((p) => p.join())).size === 4,
      )
    const one = int(rng, 0, 1) === 1
    return {
      key: good(one),
      wrong: [bad(true), bad(!one), bad(false)],
      order: int(rng, 0, 3),
      negate: int(rng, 0, 1) === 1,
      fine: [good(true), good(false), good(!one)],
    }
  },
  frames: [
    {
      id: 'which',
      kind: 'bare',
      items: 7,
      stem: ({ key, wrong, order, negate, fine }) => {
        const others = negate ? fine : wrong
        const odd = negate ? (wrong[0] as Rel) : key
        const all = [...others.slice(0, order), odd, ...others.slice(order)]
        return `<p>Look at these four sets of points.</p>${table(
          ['Set', 'Points'],
          all.map((r, i) => ['PQRS'[i] as string, pairs(r)]),
        )}<p>Which set is ${negate ? '<strong>not</strong> ' : ''}a function of $x$?</p>`
      },
    },
  ],
  given: ({ key, wrong, order, negate, fine }) => {
    const others = negate ? fine : wrong
    return { sets: [...others.slice(0, order), negate ? (wrong[0] as Rel) : key, ...others.slice(order)], negate }
  },
  answer: ({ order }) => text(`Set ${'PQRS'[order]}`),
  traps: [0, 1, 2, 3].flatMap((k) =>
    namedBy(TAKEN_SETS, ({ sets, negate }: Shown) => takenAs(sets[k] ?? [], negate), {
      unlessRight: true,
      rule: () => text(`Set ${'PQRS'[k]}`),
      why: ({ negate }: FourSets) =>
        negate
          ? 'is a function: every input there has one output only (two inputs may share an output).'
          : 'gives one input two different outputs.',
      says: ({ negate }: FourSets) =>
        `I took Set ${'PQRS'[k]}, where ${negate ? 'every input has one output only' : 'one input has two different outputs'}.`,
    }),
  ),
  explain: ({ order, negate, key, wrong }) => {
    const asked = negate ? (wrong[0] as Rel) : key
    const inputs = asked.map(([x]) => x)
    const twice = wrong[0] as Rel
    const stacked = twice.filter(([x]) => twice.filter(([u]) => u === x).length > 1)
    const failing = 'PQRS'[negate ? order : order === 0 ? 1 : 0]
    return {
      plan: 'A function gives each input exactly one output, so look in every set whether an input comes twice.',
      steps: [
        {
          do: 'Look only at the first numbers of each set and see whether one of them comes twice.',
          why: 'The first number is the input. Outputs may repeat; inputs with two outputs are not allowed.',
        },
        negate
          ? {
              do: 'In three of the sets the four inputs are all different.',
              why: 'There every input has one output only, so these sets are functions.',
            }
          : {
              do: 'In three of the sets an input comes twice, with two different outputs.',
              why: 'Such an input does not know its output, so these sets are not functions.',
            },
        {
          do: `In Set ${'PQRS'[order]} the inputs are $${inputs.join(', ')}$: ${negate ? `$${inputs.find((x, i) => inputs.indexOf(x) !== i)}$ comes twice, with two outputs` : 'four different numbers'}.`,
          why: negate ? 'So it is not a function.' : 'So it is a function.',
        },
      ],
      check: `In a graph, the points ${pairs(stacked)} of Set ${failing} lie on one vertical line${negate ? '; in the other sets no two points do' : `; in Set ${'PQRS'[order]} no two points do`}.`,
    }
  },
  check: ({ sets, negate }) => text(`Set ${'PQRS'[sets.findIndex((r) => isFn(r as Rel) !== negate)]}`),
})
