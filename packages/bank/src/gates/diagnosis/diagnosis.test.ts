import { expect, test } from 'vitest'
import type { DrawnItem } from '../../draw/drawn.ts'
import { drawTemplate } from '../../draw/item.ts'
import { EXPECTED } from '../../expectations.ts'
import { frac } from '../../kit/num/frac.ts'
import { dot, plane, straight } from '../../kit/plot.ts'
import { int } from '../../kit/rng.ts'
import { assemble, template } from '../../kit/template.ts'
import type { Misconception, Subject, Template, Trap, Value } from '../../kit/types.ts'
import { num, text } from '../../kit/value.ts'
import { topic } from '../../topics/algebra-1/index.ts'
import { twoStepEquations } from '../../topics/algebra-1/linear-equations/lessons/two-step-equations.ts'
import type { Drawn } from '../gate.ts'
import { wordsFit } from './context-words.ts'
import { diagnosisGates, enforcedDiagnosis } from './every-diagnosis.ts'
import { OLD_PLANE } from './old-plane.ts'
import { legOf, onALine, turned } from './planted-figures.ts'
import { redoneShare } from './redone.ts'
import { diagnosisShares } from './shares.ts'

type P = Readonly<{ p: number; r: number }>
type Toy = Template<P, P>

const traps: Toy['traps'] = [
  { misconception: 'toy-part', classic: true, operation: 'part-for-rest', rule: ({ p, r }) => num(frac(p * r, 100)) },
  {
    misconception: 'toy-amount',
    operation: 'percent-as-amount',
    operands: ({ p, r }) => [p, r],
    rule: ({ p, r }) => num(p - r),
  },
  { misconception: 'toy-adds', rule: ({ p, r }) => num(frac(p * (100 + r), 100)) },
  { misconception: 'toy-half', rule: ({ p, r }) => num(frac(p * r, 50)) },
]

const stem = ({ p, r }: P) => `A jacket of \\$${p} is ${r}% off. What is the price in dollars?`
const frame = (stemOf: (p: P) => string) => [{ id: 'shop', kind: 'words' as const, items: 6, stem: stemOf }]

const toy = (over: Partial<Toy> = {}): Template =>
  template<P, P>({
    id: 'toy/price',
    skill: 'toy',
    difficulty: 'Low',
    b: 0,
    calculator: true,
    seconds: 60,
    response: 'choice',
    draw: (rng) => ({ p: 100 * int(rng, 2, 30), r: 10 * int(rng, 1, 4) }),
    frames: frame(stem),
    given: (p) => p,
    answer: ({ p, r }) => num(frac(p * (100 - r), 100)),
    traps,
    explain: () => ({ plan: '', steps: [] }),
    check: ({ p, r }) => num(frac(p * (100 - r), 100)),
    ...over,
  })

const SENTENCES = {
  'toy-part': 'I gave the discount instead of the price.',
  'toy-amount': 'I took the percent off as dollars.',
  'toy-adds': 'I added the discount to the price.',
  'toy-half': 'I gave twice the discount.',
}

const says = (over: Partial<Misconception> = {}): Misconception[] =>
  Object.entries(SENTENCES).map(([id, sentence]) => ({
    id,
    sentence,
    clue: 'The price is what is left.',
    skills: ['toy'],
    ...over,
  }))

function moduleOf(t: Template, misconceptions = says(), idea?: string): Drawn['module'] {
  const lesson = idea === undefined ? twoStepEquations : { ...twoStepEquations, idea }
  const skill = { id: 'toy', name: 'Toy', needs: [], codes: [], lesson }
  const subject = { id: 'toys', name: 'Toys', weight: 1, skills: [skill] }
  return assemble(topic, [{ subject, templates: [t], misconceptions }])
}

const drawnOf = (t: Template, misconceptions = says()): Drawn => ({
  module: moduleOf(t, misconceptions),
  items: drawTemplate(t, new Map(misconceptions.map((m) => [m.id, m]))),
})

/** The toy drawn as it is, and then looked at with another template behind it. */
const behind = (over: Partial<Toy>): Drawn => ({ module: moduleOf(toy(over)), items: drawnOf(toy()).items })
const retold = (over: Partial<Misconception>) => drawnOf(toy(), says(over))
const first = (change: (trap: Trap<P, P>) => Trap<P, P>): Toy['traps'] => traps.map((t, i) => (i === 0 ? change(t) : t))
const values = (answer: (p: P) => Value, ...wrong: ((p: P) => Value)[]): Partial<Toy> => ({
  answer,
  traps: traps.slice(0, 3).map((t, i) => ({
    misconception: t.misconception,
    ...(i === 0 ? { classic: true as const } : {}),
    rule: wrong[i] as (p: P) => Value,
  })),
})
const within = (id: string, { module, items }: Drawn): Drawn => ({
  module: { ...module, topic: { ...module.topic, id } },
  items,
})
/** The toy as a topic with as many subjects as it has. */
const wholeTopic = (id: string, d: Drawn): Drawn => {
  const { module, items } = within(id, d)
  const subjects = Array.from({ length: EXPECTED[id]?.subjects ?? 0 }, () => module.topic.subjects[0] as Subject)
  return { module: { ...module, topic: { ...module.topic, subjects } }, items }
}
const figure = plane({ alt: 'A line through (0, 1), parallel to y = x.' }, [straight(1, 1)])
const offTheGrid = plane({ alt: 'A point.' }, [dot(1.5, 2.5)])

const answerOf = ({ p, r }: P): number => (p * (100 - r)) / 100

/** Items of the toy with another stem, options and key; the right one stands first. */
const shown = (content: string, options: readonly Value[]): DrawnItem[] =>
  drawnOf(toy())
    .items.slice(0, 1)
    .map((i) => ({
      ...i,
      public: { content, options: i.public.options.map((o, n) => ({ ...o, content: options[n]?.html ?? '' })) },
      secret: { ...i.secret, key: 'A' },
    }))

/** The toy with these four values behind it, and an item that shows them below a stem. */
const offering = (content: string, right: Value, ...wrong: Value[]): Drawn => ({
  ...behind(values(() => right, ...wrong.map((w) => () => w))),
  items: shown(content, [right, ...wrong]),
})

const drawnBeside = toy({ frames: frame((q) => stem(q) + figure) })

const planted: Readonly<Record<string, readonly Drawn[]>> = {
  'the classic mistake is always among the options': [
    {
      ...drawnOf(toy()),
      items: drawnOf(toy()).items.map((i) => ({
        ...i,
        public: { ...i.public, options: i.public.options.map((o) => ({ ...o, content: '$7$' })) },
      })),
    },
    behind({ traps: first(({ classic: _, ...trap }) => trap as Trap<P, P>) }),
  ],
  'what the stem does not show of the answer is not given to the rules': [
    behind({ given: (q) => ({ ...q, left: (q.p * (100 - q.r)) / 100 }) }),
  ],
  'no rule of a mistake starts from the answer': [
    drawnOf(toy({ traps: first((t) => ({ ...t, rule: (q) => num(answerOf(q) + 1) })) })),
  ],
  'a declared wrong operation, carried out again, gives the value of its trap': [
    behind({ traps: first((t) => ({ ...t, operands: ({ p, r }) => [p, r] })) }),
    behind({ traps: first((t) => ({ ...t, operation: 'wrong-row-or-column', operands: () => [1] })) }),
  ],
  'so many traps declare their operation as the topic promises': [wholeTopic('geometry', drawnOf(toy()))],
  'sentence, clue and why speak only of what the question has': [
    retold({ sentence: 'I measured the figure.' }),
    retold({ clue: 'Go through the origin.' }),
    retold({ clue: 'Here it is $c = -3$.' }),
    drawnOf(toy({ traps: first((t) => ({ ...t, why: () => 'is the exterior angle.' })) })),
    ...['hypotenuse', 'diameter', 'exterior angle', 'cone', 'number line'].map((word) =>
      drawnOf(drawnBeside, says({ clue: `Look for the ${word}.` })),
    ),
  ],
  'a number in a clue stands in the question, or belongs to the rule': [
    retold({ clue: 'Squaring 3 gives 9.' }),
    retold({ clue: 'In $x^5 \\div x^2$ three factors are left.' }),
    retold({ clue: '$\\frac{1}{2}$ belongs to 30° for the sine.' }),
  ],
  'at most two options of a question share a mistake': [
    drawnOf(toy({ traps: traps.map(({ rule }) => ({ misconception: 'toy-part', rule })) })),
    // Words of their own do not help where three options have one name: numbers or statements.
    drawnOf(toy({ traps: traps.map((t, i) => ({ ...t, misconception: 'toy-part', says: () => `I ${i}.` })) })),
    drawnOf(
      toy({
        answer: () => text('right'),
        check: () => text('right'),
        traps: [1, 2, 3].map((n) => ({
          misconception: 'toy-part',
          rule: () => text(`wrong ${n}`),
          says: () => `I took wrong ${n}.`,
        })),
      }),
    ),
    // A written question names the mistake and then speaks of the option: three of one name are too many all the same.
    {
      ...drawnOf(toy()),
      items: drawnOf(toy()).items.map((i) => {
        const options = Object.entries(i.secret.options).map(([letter, o], n) => [
          letter,
          o && !o.correct ? { ...o, misconception: 'toy-part', says: `I took a part. This is option ${n}.` } : o,
        ])
        return { ...i, frame_id: 'written', secret: { ...i.secret, options: Object.fromEntries(options) } }
      }),
    },
  ],
  'no two wrong values of a question say the same': [retold({ sentence: 'I gave the discount.' })],
  'where a value needs two slips, both are named': [
    drawnOf(toy({ traps: traps.map((t) => (t.misconception === 'toy-adds' ? { ...t, twoSlips: true } : t)) })),
  ],
  'a classic mistake never leads to the key': [
    behind({
      traps: first((t) => ({ ...t, rule: ({ p, r }) => num(frac(p * (100 - r), 100)) })),
    }),
  ],
  'no other named mistake leads to the key, where the topic promises it': [
    within(
      'sat-math',
      behind({
        traps: traps.map((t) => (t.misconception === 'toy-half' ? { ...t, rule: (q) => num(answerOf(q)) } : t)),
      }),
    ),
  ],
  'no option is outside what is possible': [
    drawnOf(
      toy(
        values(
          ({ p }) => num(p),
          ({ p }) => num(-p),
          ({ p }) => num(p + 1),
          ({ p }) => num(p + 2),
        ),
      ),
    ),
    // No leg is as long as the hypotenuse that the figure shows; only a classic mistake may be, and alone.
    offering(legOf('20 cm'), num(16), num(8), num(25), num(12)),
    offering(legOf('20 cm'), num(16), num(24), num(25), num(12)),
    offering('The hypotenuse is $20$ cm. How long is the other leg?', num(16), num(8), num(25), num(12)),
    offering(
      'The diagonal of a square tile is $10\\sqrt{2}$ cm long. How long is one side?',
      num(10),
      num(8),
      num(5),
      num(20),
    ),
    offering(onALine, num(60), num(30), num(300), num(120)),
    offering(
      'In quadrilateral $ABCD$, what is the measure of angle $A$, in degrees?',
      num(95),
      num(85),
      num(95),
      num(380),
    ),
    // Two that are no sines, behind items that were drawn before this was refused.
    {
      ...behind(
        values(
          ({ p }) => num(frac(1, p)),
          ({ p }) => num(p),
          ({ p }) => num(p + 1),
          ({ p }) => num(frac(2, p)),
        ),
      ),
      items: drawnOf(toy()).items.map((i) => {
        const { p } = i.params as P
        const options = [num(frac(1, p)), num(p), num(p + 1), num(frac(2, p))]
        return {
          ...i,
          public: {
            content: 'What is $\\sin A$?',
            options: i.public.options.map((o, n) => ({ ...o, content: options[n]?.html ?? '' })),
          },
        }
      }),
    },
  ],
  'the right option is not told from the others by one look': [
    drawnOf(
      toy(
        values(
          ({ p }) => num(frac(p + 1, 7 * p)),
          ({ p }) => num(p),
          ({ p }) => num(p + 1),
          ({ p }) => num(p + 2),
        ),
      ),
    ),
  ],
  'the right option is not the one that has most parts in common with the others': [
    // Every wrong option changes one part of the right one.
    wholeTopic(
      'geometry',
      offering('Which is it?', text('x + 1 = 2'), text('x + 3 = 2'), text('x - 1 = 2'), text('x + 1 = 4')),
    ),
    // The second option alone differs in two parts from the three others: a wrong one.
    {
      ...behind({ balance: 'parts' }),
      items: shown('Which is it?', [text('x + 1 = 2'), text('y - 1 = 2'), text('x + 1 = 4'), text('x + 1 = 8')]),
    },
  ],
  'questions of a template differ in figure or numbers': [
    {
      ...drawnOf(drawnBeside),
      items: drawnOf(drawnBeside)
        .items.slice(0, 1)
        .flatMap((i) => [i, { ...i, id: 'other' }]),
    },
    // The same triangle turned, and the same once more in a sibling template.
    ...['toy/price', 'toy/sibling'].map((template_id) => ({
      ...drawnOf(toy()),
      items: drawnOf(toy())
        .items.slice(0, 1)
        .flatMap((i) =>
          [0, 90].map((by) => ({
            ...i,
            id: `toy/${by}`,
            template_id: by === 0 ? i.template_id : template_id,
            public: { ...i.public, content: `${turned(by)}<p>How long is $AC$?</p>` },
          })),
        ),
    })),
  ],
  'school vocabulary is standard and American': [
    retold({ clue: 'Divide by the number before the letter.' }),
    drawnOf(toy({ frames: frame((q) => `${stem(q)} Use $12 : 3 = 4$.`) })),
    retold({ clue: 'Name every corner of the triangle.' }),
    retold({ clue: 'Here $\\angle A = \\angle B$.' }),
    retold({ clue: 'Here $\\angle A = 45^\\circ$.' }),
    retold({ clue: 'Divide the other way round.' }),
    retold({ clue: 'Look for “at most”, then for the number.' }),
    retold({ clue: 'Find each corner of the region.' }),
    retold({ clue: 'Draw a level line at this height.' }),
    retold({ clue: 'The level side is missing.' }),
    retold({ clue: 'A line that has the slope 3 rises.' }),
    retold({ sentence: 'I turned the ratio upside down.' }),
    drawnOf(toy({ traps: first((t) => ({ ...t, why: () => 'has the fraction upside down.' })) })),
    retold({ clue: 'Multiply crosswise, then divide.' }),
    retold({ clue: 'Divide by the number in front of $x$.' }),
    retold({ clue: 'Divide by the number before the variable.' }),
    retold({ clue: 'The start is the number that stands alone.' }),
    retold({ clue: 'The sum stands at $x$.' }),
    retold({ clue: 'Turn the second fraction over, then multiply.' }),
    retold({ clue: 'What stands on top stays on top.' }),
  ],
  'on coordinate planes no curve strikes a label, points lie on the grid, excluded lines have open dots': [
    drawnOf(toy({ frames: frame((q) => stem(q) + plane({ alt: 'A point.' }, [dot(1.5, 2.5)])) })),
    drawnOf(toy({ explain: () => ({ plan: '', steps: [], figure: offTheGrid }) })),
    { ...drawnOf(toy()), module: moduleOf(toy(), says(), offTheGrid) },
    drawnOf(toy({ frames: frame((q) => stem(q) + OLD_PLANE) })),
  ],
}

test('a sound template has no fault', () => {
  expect(Object.values(diagnosisGates).flatMap((gate) => gate(drawnOf(toy())))).toEqual([])
})

test('lines may speak of what a figure says in its text alternative, and of the figure and its axes themselves', () => {
  const found = (clue: string) => wordsFit(drawnOf(drawnBeside, says({ clue }))).length
  expect(found('The figure has a parallel to this graph, which does not meet the origin.')).toBe(0)
  expect(found('The diameter is twice the radius.')).toBeGreaterThan(0)
})

test('there is a planted fault for every gate of diagnosis', () => {
  expect(Object.keys(planted)).toEqual(Object.keys(diagnosisGates))
})

test.each(Object.entries(planted))('caught: %s', (holds, faulty) => {
  for (const d of faulty) expect(diagnosisGates[holds]?.(d)).not.toEqual([])
})

test('in a topic to read, a letter may come by mail, but spelling is American there too', () => {
  const read = (text: string): Drawn => {
    const w = { ...drawnOf(toy()).items[0], id: 'toy/read' } as Drawn['items'][number]
    const passage = { id: 'toy', kind: '', title: '', description: '', paragraphs: [text], questions: [] }
    const items = [{ ...w, public: { ...w.public, content: text } }]
    return { module: { ...moduleOf(toy()), templates: [], passages: [passage] }, items }
  }
  const found = (text: string) => diagnosisGates['school vocabulary is standard and American']?.(read(text)).length
  expect(found('She opened the letter at once.')).toBe(0)
  expect(found('Its colour had faded.')).toBe(1)
})

test('the gates hold for topics and subjects that were gone through, and for no others', () => {
  const [holds, [faulty]] = Object.entries(planted)[1] as [string, [Drawn]]
  const found = (done: readonly string[]) => enforcedDiagnosis(done)[holds]?.(faulty).length
  expect(found(['algebra-1'])).toBe(faulty.items.length)
  expect(found(['algebra-1/toys'])).toBe(faulty.items.length)
  expect(found(['algebra-1/others'])).toBe(0)
  expect(found(['geometry'])).toBe(0)
})

test('the table tells the share of classics that are offered, and how many faults are left', () => {
  const sound = { classic: 1, unmarked: 0, procedures: 1, redone: 0.25, faults: 0 }
  expect(diagnosisShares(drawnOf(toy()))).toEqual(sound)
  const unmarked = behind({ traps: first(({ classic: _, ...trap }) => trap) })
  expect(diagnosisShares(unmarked)).toEqual({ ...sound, classic: 0, unmarked: 1, faults: unmarked.items.length })
  const { module } = drawnOf(toy())
  expect(diagnosisShares({ module, items: [] })).toMatchObject({ classic: null, unmarked: null })
})

test('of the operations that are redone, only mistakes that give a number are counted', () => {
  const words = traps.map((t, i) => (i === 0 ? { ...t, rule: () => text('No price') } : t))
  expect(redoneShare(drawnOf(toy({ traps: words })))).toBe(1 / 3)
})

test('the table tells the share of traps that are procedures: none that knows the answer, asks for it, or does another thing', () => {
  const procedures = (over: Partial<Toy>) => diagnosisShares(behind(over)).procedures
  expect(procedures({ traps: first((t) => ({ ...t, rule: (q) => num(answerOf(q) + 1) })) })).toBe(0.75)
  expect(procedures({ traps: first((t) => ({ ...t, operands: ({ p, r }) => [p, r] })) })).toBe(0.75)
  expect(procedures({ given: (q) => ({ ...q, left: answerOf(q) }) })).toBe(0)
})
