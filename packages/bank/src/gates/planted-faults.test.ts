import { expect, test } from 'vitest'
import type { DrawnItem } from '../draw/drawn.ts'
import { explained } from '../draw/explanation.ts'
import type { Lesson } from '../kit/lesson.ts'
import { assemble } from '../kit/template.ts'
import type { Skill, Template } from '../kit/types.ts'
import { topics } from '../registry.ts'
import { topic } from '../topics/algebra-1/index.ts'
import * as linear from '../topics/algebra-1/linear-equations/index.ts'
import { drawn, everyGate } from './every-gate.ts'
import type { Drawn } from './gate.ts'
import { notGuessableWithin } from './not-guessable.ts'
import { asked, passage, question } from './written/sound-question.ts'

const sound = drawn(assemble(topic, [linear]))
const every = everyGate(topics.flatMap((m) => m.topic.subjects.flatMap((s) => s.skills)))
const choice = sound.items.find((i) => i.public.options.length === 4) as DrawnItem
const grid = sound.items.find((i) => i.public.options.length === 0) as DrawnItem
/** A question that asks which of two people is right, and the name of the first. */
const judged = sound.items.find((i) => i.public.options.some((o) => o.content.startsWith('Neither '))) as DrawnItem
const [firstNamed] = /(?<=Neither )\S+/.exec(judged.public.options.map((o) => o.content).join(' ')) ?? []
const [, saidFirst = ''] = /<li>([\s\S]*?)<\/li>/.exec(judged.public.content) ?? []
const choices = sound.items.filter((i) => i.public.options.length === 4)
const { A, B, C, D } = choice.secret.options as Required<DrawnItem['secret']['options']>

/** The sound bank with one item spoiled. */
const spoiled = (item: DrawnItem): Drawn => ({ ...sound, items: [item] })
/** Items with one and the same check of the answer. */
const withCheck = (items: readonly DrawnItem[], check: string): Drawn => ({
  ...sound,
  items: items.map((item) => ({
    ...item,
    secret: {
      ...item.secret,
      explanation: item.secret.explanation.replace(
        /(<p class="check">).*?(<\/p>)/s,
        (_, open, close) => `${open}${check}${close}`,
      ),
    },
  })),
})
const withStem = (content: string) => spoiled({ ...choice, public: { ...choice.public, content } })
const withSecret = (item: DrawnItem, secret: Partial<DrawnItem['secret']>) =>
  spoiled({ ...item, secret: { ...item.secret, ...secret } })
/** The sound bank with the template of one item spoiled. */
const withTemplate = (over: Partial<Template>): Drawn => ({
  module: {
    ...sound.module,
    templates: sound.module.templates.map((t) => (t.id === choice.template_id ? { ...t, ...over } : t)),
  },
  items: [choice],
})
const withSkills = (change: (skills: readonly Skill[]) => Skill[]): Drawn => ({
  ...sound,
  module: assemble(topic, [{ ...linear, subject: { ...linear.subject, skills: change(linear.subject.skills) } }]),
})
const withLesson = (idea: string) => withSkills(([s, ...rest]) => [{ ...s!, lesson: { ...s!.lesson, idea } }, ...rest])

const traps = sound.module.templates.find((t) => t.id === choice.template_id)!.traps
const classicLast: Template['traps'] = traps.map((trap, i) =>
  i === traps.length - 1 ? { ...trap, classic: true } : trap,
)
const step = { do: '', why: '' }
const FIGURE = '<svg viewBox="0 0 9 9" aria-label="A line"></svg>'

/** For everything that must hold, faults that must be caught. */
const planted: Readonly<Record<string, readonly Drawn[]>> = {
  'a second road to the answer, from what the stem shows, agrees with the key': [
    withTemplate({ check: () => ({ html: '', key: 'other' }) }),
  ],
  'exactly one option is right, and all four differ as values and to the eye': [
    withSecret(choice, { options: { A: { ...A, correct: true }, B: { ...B, correct: true }, C, D } }),
    withSecret(choice, { options: { A, B: { ...B, key: A.key }, C, D } }),
    withSecret(choice, { key: choice.secret.key === 'A' ? 'B' : 'A' }),
  ],
  'options that are numbers stand from the smallest up, where the exam has them so': [
    { module: assemble({ ...topic, ordered: true }, [linear]), items: choices },
  ],
  'grid-in answers fit six characters of digits, point, slash and minus, and are never 0': ['1234567', '0', 'x'].map(
    (key) => withSecret(grid, { key }),
  ),
  'all TeX of questions compiles in strict mode': [withStem('$\\frac{1}$'), withStem('one $ alone')],
  'all TeX of lessons and reference compiles in strict mode': [
    withLesson('Halves are written $\\frac{1}$ in this lesson.'),
    withSkills(([s, ...rest]) => {
      const [word, ...words] = s!.lesson.words
      const broken = [{ ...word, word: 'half, $\\frac{1}$' }, ...words] as unknown as Lesson['words']
      return [{ ...s!, lesson: { ...s!.lesson, words: broken } }, ...rest]
    }),
    { ...sound, module: { ...sound.module, topic: { ...sound.module.topic, reference: '$\\frac{1}$' } } },
  ],
  'all HTML is well-formed': [withStem('<p>open'), withStem('a < b')],
  'no ugly forms: 1x, + -3, x^1, 0x, 3/1, -0, unsimplified fractions and roots in options': [
    withStem('Solve $1x + -3 = 4$'),
    withStem('Find $3 \\cdot -4$'),
    withSecret(grid, { wrong_grid: [{ value: '9', misconception: 'm', says: 'I took $1.6666666667$.' }] }),
  ],
  'every figure has a text alternative': [withStem('<svg viewBox="0 0 1 1"></svg>')],
  'labels of figures stand apart, stay in view and are named in the text alternative': [
    withStem('<svg viewBox="0 0 90 90" aria-label="A circle"><text x="20" y="30">Q</text></svg>'),
  ],
  'every explanation has steps and reaches the answer': [withSecret(choice, { explanation: '<p>Because.</p>' })],
  'explanations of Medium and High questions have three to five steps': (['Medium', 'High'] as const).flatMap(
    (difficulty) =>
      [2, 6].map((steps) =>
        spoiled({
          ...choice,
          difficulty,
          secret: { ...choice.secret, explanation: `<ol class="steps">${'<li>Add.</li>'.repeat(steps)}</ol>` },
        }),
      ),
  ),
  'explanations leave out no line of arithmetic: one move from line to line, factors before zeros': [
    ['$20x + 3y = 23$ and $18x - 3y = 15$', 'Add: $x = 1$.'],
    ['$y = 2x + 1$ and $3x + 2y = 16$', 'Put the first into the second: $x = 2$.'],
    ['Solve $5x + 3 = 2x + 12$.', 'Subtract: $3x = 9$.'],
    ['Solve $4(x - 1) = 12$.', '$x = 4$'],
    ['Solve $x^2 - 5x + 6 = 0$.', 'So $x = 2$ or $x = 3$.'],
    ['Solve $3x^{2} = 75$.', 'Take the root: $x = 5$.'],
    ['Find the discriminant.', '$7^2 - 4 \\cdot 2 \\cdot 3 = 25$'],
  ].map(([content = '', ...steps]) =>
    spoiled({
      ...choice,
      public: { ...choice.public, content },
      secret: { ...choice.secret, explanation: `<ol class="steps">${steps.map((s) => `<li>${s}</li>`).join('')}</ol>` },
    }),
  ),
  'what an explanation works out is so: both sides of an equation between numbers are equal': [
    withSecret(choice, { explanation: '<ol class="steps"><li>$4 \\cdot 0.2 + 9 \\cdot 0.4 = 8 + 36 = 4.4$</li></ol>' }),
    withSecret(choice, { explanation: '<p class="check">$\\frac{12}{4} - 5 = 2$</p>' }),
  ],
  'where two people are judged, no hint says who is right': [
    'is right.',
    'is wrong.',
    '’s statement is not correct.',
  ].map((says) =>
    withSecret(judged, {
      explanation: `<ol class="steps"><li>${firstNamed} ${says}</li><li>So it is.</li></ol>`.replace(' ’', '’'),
    }),
  ),
  'where two people are judged, every step tests what they say, and none only repeats it': [
    [`Take the first of the two alone: ${saidFirst}`, `Then take the second alone: ${saidFirst}`],
    [`Test ${firstNamed}’s claim. Look at it.`, 'Test the other claim. It is tested with the number $-731$.'],
    Array.from({ length: 2 }, () => `Test ${firstNamed}’s claim. Put in $x = -731$: both sides are $-1462$.`),
    [`Test ${firstNamed}’s claim. Put in $x = -731$: both sides are $-1462$.`],
  ].map((steps) =>
    withSecret(judged, {
      explanation: `<ol class="steps">${[...steps, 'So it is.'].map((step) => `<li>${step} <span class="why">Look for a reason why it must hold, or for one case in which it fails.</span></li>`).join('')}</ol>`,
    }),
  ),
  'every explanation ends with a check of the answer that is carried out': [
    withSecret(choice, { explanation: choice.secret.explanation.replace(/<p class="check">.*?<\/p>/s, '') }),
    withSecret(choice, { explanation: choice.secret.explanation.replace(/(<p class="check">).*?(<\/p>)/s, '$1 $2') }),
    withSecret(choice, {
      explanation:
        '<ol class="steps"><li>Add 3. <span class="why">Both sides.</span></li></ol><p class="check">Add 3.</p>',
    }),
    withCheck([choice], 'Put the solution back: the right side must come out.'),
    withCheck([choice], 'Does $2$ fit?'),
    withCheck(
      choices.filter((i) => i.template_id === choice.template_id),
      'Put $x = 2$ back: $2 + 3 = 5$.',
    ),
    withCheck(choices.filter((i) => i.template_id === choice.template_id).slice(0, 3), 'Both sides are equal.'),
  ],
  'the faster way takes a calculator only where the question allows one': [
    spoiled({
      ...choice,
      calculator: false,
      secret: { ...choice.secret, explanation: '<p class="faster">The nCr key gives $10$.</p>' },
    }),
  ],
  'where the stem has a figure, the explanation shows it again, with something marked in': [
    withStem(FIGURE),
    spoiled({
      ...choice,
      public: { ...choice.public, content: FIGURE },
      secret: { ...choice.secret, explanation: FIGURE + choice.secret.explanation },
    }),
  ],
  'classic mistakes come first, and the plan of an explanation names no numbers': [
    withTemplate({ traps: classicLast }),
    withSecret(choice, { explanation: explained({ plan: 'Subtract 7 first.', steps: [step, step] }) }),
  ],
  'the wrong way of a misconception, taken in the item, gives exactly its option': [
    spoiled({
      ...choice,
      public: { ...choice.public, options: choice.public.options.map((o) => ({ ...o, content: '$12345$' })) },
    }),
    withSecret(grid, { wrong_grid: [{ value: '98765', misconception: linear.misconceptions[0]!.id }] }),
  ],
  'what the check uses stands in the stem': [withStem('Solve it.')],
  'no stem stands twice': [{ ...sound, items: [choice, { ...choice, id: 'other' }] }],
  'the right option stands at every letter equally often': [
    { ...sound, items: choices.map((i) => ({ ...i, secret: { ...i.secret, key: 'A' } })) },
  ],
  'a guesser that does not read the stem is right in at most 32 %': [
    {
      ...sound,
      items: choices.map((i) => ({
        ...i,
        public: {
          ...i.public,
          options: i.public.options.map((o) =>
            o.letter === i.secret.key ? { ...o, content: `${o.content} exactly so` } : o,
          ),
        },
      })),
    },
  ],
  '95 % of wrong options carry a misconception; grid-in share and frames per skill are as promised': [
    { ...sound, items: choices },
  ],
  'lessons teach every kind of question, mend every mistake, are right, and take less than six minutes': [
    withSkills((skills) => skills.map((s) => ({ ...s, lesson: { ...s.lesson, mends: {} } }))),
    // A template that no example names any more, and a question asked in words that no example knows.
    withSkills(([s, ...rest]) =>
      s ? [{ ...s, lesson: { ...s.lesson, examples: s.lesson.examples.slice(1) as never } }, ...rest] : rest,
    ),
    { ...sound, module: { ...sound.module, written: [question({ skill: linear.subject.skills[0]!.id })] } },
  ],
  'every skill says where it comes back: in later skills, or in words at the end of a course': [
    ['nothing-of-this-name'],
    ['a1-one-step-equations'],
    ['geo-volume', 'geo-volume'],
    [],
  ]
    .map((comesBack) => withSkills((skills) => [{ ...skills.at(-1)!, comesBack }]))
    .concat(withSkills(([first]) => [{ ...first!, comesBack: ['a1-two-step-equations'] }])),
  'skills, prerequisites, lessons and misconceptions are whole; prerequisites make no circle': [
    withSkills(([first, second, ...rest]) => [{ ...first!, needs: ['nothing'] }, second!, ...rest]),
    withLesson('Short.'),
  ],
  'an item built again from its stored parameters is the same, byte for byte': [withStem('Something else.')],
  'the words that support a key stand in its text': [asked([question({ evidence: ['counted the boats'] })])],
  'the plan of a reading question, its first hint, does not tell the key': [
    asked([question({ explanation: '<p class="plan">A stated detail: he counts ships.</p><p>It says so.</p>' })]),
  ],
  'no two options of a question say the same': [asked([question({ right: 'sells some ships' })])],
  'two wrong options with one mistake are told apart by their lines': [
    asked([
      question({
        wrong: [
          { html: 'is', misconception: 'agrees', why: 'It is singular.' },
          { html: 'has', misconception: 'agrees', why: 'It is singular.' },
          { html: 'to be', misconception: 'fragment', why: 'No verb.' },
        ],
      }),
    ]),
  ],
  'the line of a wrong option speaks of this option and is not shared by many questions': [
    asked(['a', 'b', 'c'].map((id) => question({ id, skill: 'rw-inferences' }))),
  ],
  'the right option is the longest no more often than chance': [
    asked(Array.from({ length: 40 }, () => question({ right: 'counts every single one of the ships' }))),
  ],
  'of two options that begin alike one is right no more often than chance': [
    asked(Array.from({ length: 40 }, () => question({ right: 'paints all of them' }))),
  ],
  'quoted words stand on the lines that are named': [
    asked([], [passage({ questions: [question({ text: '', explanation: 'See line 12.' })] })]),
  ],
  'texts have 25 to 150 words, passages 650 to 800': [asked([question({ text: '<p>Too short.</p>' })])],
  'wrong options of passages are half-right often, reversed or outside the text seldom': [
    asked([], [passage({ questions: [question()] })]),
  ],
  'every wrong option of a passage says in 15 to 35 words why it tempts and what the text says': [
    asked([], [passage({ questions: [question()] })]),
  ],
  'explanations of passages begin with a plan and quote the text to the letter': [
    asked([], [passage({ questions: [question()] })]),
  ],
  'explanations of passages say in words of their own how the text leads to the key': [
    asked([], [passage({ questions: [question()] })]),
  ],
  'italics of passages close, and no question shows an asterisk': [
    asked([], [passage({ paragraphs: ['The *gulls came first.'] })]),
    asked([question({ explanation: 'He counts *ships*.' })]),
  ],
  'figures of passages are sound and asked about': [asked([], [passage({ figure: '<svg viewBox="0 0 9 9"></svg>' })])],
}

test('the model subject passes every gate', () => {
  // How much can be guessed is a promise about whole topics.
  const found = Object.values(every).flatMap((gate) => gate(sound))
  expect(found.filter((problem) => problem.gate !== 'guesser')).toEqual([])
})

test('there is a planted fault for every gate', () => {
  expect(Object.keys(planted)).toEqual(Object.keys(every))
})

test.each(Object.entries(planted))('caught: %s', (holds, faulty) => {
  for (const d of faulty) expect(every[holds]?.(d)).not.toEqual([])
})

test('prerequisites that go in a circle are caught', () => {
  const [first, second, ...rest] = linear.subject.skills
  const looped = [{ ...first!, needs: [second!.id] }, second!, ...rest]
  const gate =
    everyGate(looped)['skills, prerequisites, lessons and misconceptions are whole; prerequisites make no circle']
  expect(gate?.(sound).map((p) => p.message)).toContain('needs itself in a circle')
})

test('numbers that are given as a text, so that nobody looks for them in the stem, are caught', () => {
  const gate = every['what the check uses stands in the stem']
  const given = (packed: string) => gate?.(withTemplate({ given: () => packed }))
  for (const packed of ['{"a":3,"b":5}', '[3,5]', '3 5', '987654']) expect(given(packed)).not.toEqual([])
  const [option] = choice.public.options.flatMap((o) => o.content.match(/\d+/) ?? [])
  for (const shown of ['a story about 3 and 5', option ?? '']) expect(given(shown)).toEqual([])
})

test('a number that only the stem of another frame shows is caught', () => {
  const gate = every['what the check uses stands in the stem']
  const shownIn = (frame: string) =>
    gate?.(withTemplate({ given: (_: unknown, id: string) => (id === frame ? [] : [987654]) }))
  expect(shownIn(choice.frame_id)).toEqual([])
  expect(shownIn('another')).not.toEqual([])
})

test('a plan may have exponents, and the first two mistakes may be classic', () => {
  const gate = every['classic mistakes come first, and the plan of an explanation names no numbers']
  const plan = { plan: 'Write it as $x^2 + px^{2}$.', steps: [step, step] }
  const classic = traps.map((trap, i) => (i < 2 ? { ...trap, classic: true as const } : trap))
  const item = { ...choice, secret: { ...choice.secret, explanation: explained(plan) } }
  expect(gate?.({ ...withTemplate({ traps: classic }), items: [item] })).toEqual([])
})

test('a subject that can be guessed passes where its whole topic cannot be guessed, and nowhere else', () => {
  const [fault] = planted['a guesser that does not read the stem is right in at most 32 %'] ?? []
  if (!fault) throw new Error('no fault is planted for the guesser')
  const fair: Drawn = { ...sound, items: choices.slice(0, 40) }
  expect(notGuessableWithin(() => fair)(fault)).toEqual([])
  expect(notGuessableWithin(() => fault)(fault)).toHaveLength(1)
})
