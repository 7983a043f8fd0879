import { expect, test } from 'vitest'
import type { Lesson, TryStep, WorkedExample } from '../../kit/lesson.ts'
import { markedText } from '../../kit/models.ts'
import { assemble } from '../../kit/template.ts'
import type { Skill } from '../../kit/types.ts'
import { num } from '../../kit/value.ts'
import { topic } from '../../topics/algebra-1/index.ts'
import * as linear from '../../topics/algebra-1/linear-equations/index.ts'
import { twoStepEquations as sound } from '../../topics/algebra-1/linear-equations/lessons/two-step-equations.ts'
import { asked, question } from '../written/sound-question.ts'
import { lessonsWhole } from './lessons-whole.ts'

const skill = linear.subject.skills.find((s) => s.id === 'a1-two-step-equations') as Skill

/** What the gate says about the model lesson with some of it replaced. */
const said = (over: Partial<Lesson>, more: Partial<Skill> = {}): string => {
  const skills = [{ ...skill, lesson: { ...sound, ...over }, ...more }]
  const module = assemble(topic, [{ ...linear, subject: { ...linear.subject, skills } }])
  return lessonsWhole({ module, items: [] })
    .map((p) => `${p.item}: ${p.message}`)
    .join('\n')
}
const [first, second, third, fourth] = sound.examples as readonly [
  WorkedExample,
  WorkedExample,
  WorkedExample,
  WorkedExample,
]
const withFirst = (over: Partial<WorkedExample>) => said({ examples: [{ ...first, ...over }, second, third, fourth] })
const [chosen, typed, last] = sound.tryIt.steps as readonly [TryStep, TryStep, TryStep]
const withTyped = (over: Partial<TryStep>) =>
  said({ tryIt: { ...sound.tryIt, steps: [chosen, { ...typed, ...over }, last] } })
const withChosen = (over: Partial<TryStep>) =>
  said({ tryIt: { ...sound.tryIt, steps: [{ ...chosen, ...over }, typed, last] } })

test('the model lesson has no fault', () => expect(said({})).toBe(''))

test('a template that no example names is missed, and a name that is no template of the skill', () => {
  expect(withFirst({ covers: ['algebra-1/one-step-equation'] })).toMatch(/covers “algebra-1\/one-step-equation”/)
  expect(said({ examples: [first, second, third] })).toMatch(/no example shows how to do algebra-1\/two-step-mistake/)
})

test('a question about somebody’s work is named where it is shown, not at an ordinary calculation', () => {
  const plain = { ...first, covers: [...first.covers, 'algebra-1/two-step-mistake', 'algebra-1/two-step-methods'] }
  const steps = fourth.steps.map(({ do: done, why }) => ({ do: done, why })) as never
  const without = { ...fourth, covers: [], steps }
  expect(said({ examples: [plain, second, third, without] })).toMatch(
    /two-step-mistake asks for a mistake; the example or step that names it does not show this\n.*two-step-methods asks who is right; /,
  )
  const judged = { ...fourth, covers: ['algebra-1/two-step-methods', 'algebra-1/two-step-mistake'], steps }
  const both = said({ examples: [first, second, third, judged] })
  expect(both).toMatch(/two-step-mistake asks for a mistake/)
  expect(both).not.toMatch(/two-step-methods/)
})

test('a step that names such a question asks it in so many words, about somebody', () => {
  const last = fourth.steps.at(-1) as WorkedExample['steps'][number]
  const saying = (done: string) =>
    said({
      examples: [
        first,
        second,
        third,
        { ...fourth, steps: [...fourth.steps.slice(0, -1), { ...last, do: done }] as never },
      ],
    })
  expect(saying('Where did this go wrong? Ana gets 2.')).toBe('')
  expect(saying('Ana gets 2. Test your answer like this.')).toMatch(/two-step-mistake asks for a mistake/)
  expect(saying('where did this go wrong? $4x = 8$.')).toMatch(/two-step-mistake asks for a mistake/)
})

test('what a chapter covers counts for its skill, and its id starts with the id of the skill', () => {
  const chapter = { id: 'a1-two-step-equations-errors', name: 'Errors', lesson: sound }
  expect(said({ examples: [first, second, third], mends: {} }, { chapters: [chapter] })).not.toMatch(/no example shows/)
  expect(said({}, { chapters: [{ ...chapter, id: 'errors' }] })).toMatch(/errors: the id of a chapter starts with/)
})

test('an answer that its check does not find is refused, and a missing check where there is mathematics', () => {
  expect(withFirst({ answer: num(9) })).toMatch(/example 1: says \$9\$, its check finds \$7\$/)
  const { check: _, ...without } = first
  expect(said({ examples: [without, second, third, fourth] })).toMatch(/example 1: has no check/)
  expect(said({ tryIt: { ...sound.tryIt, answer: num(15) } })).toMatch(/try it: says \$15\$, its check finds \$14\$/)
})

test('a line of arithmetic that an example or a try-it leaves out is named', () => {
  const steps = [
    { do: '$5x + 3 = 2x + 12$', why: 'Both are equal.' },
    { do: '$3x = 9$, so $x = 3$', why: 'Divide.' },
  ] as const
  expect(withFirst({ steps })).toMatch(/example 1, step 2: from 5x \+ 3 = 2x \+ 12 to 3x = 9 at one go/)
  const between = { ...steps[1], do: '$3x + 3 = 12$, $3x = 9$, so $x = 3$' }
  expect(withFirst({ steps: [steps[0], between] })).not.toMatch(/at one go/)
  expect(withTyped({ done: '$7x - 4 = 10$, so $x = 2$' })).toMatch(/try it, step 2: from 7x - 4 = 10 to x = 2/)
  expect(withTyped({ done: '$7x - 4 = 10$, $7x = 14$, so $x = 2$' })).not.toMatch(/at one go/)
})

test('steps reach the answer and say why; examples rise to exam level', () => {
  expect(withFirst({ answer: num(91), check: () => num(91) })).toMatch(/never reach/)
  expect(withFirst({ steps: [{ ...first.steps[0], why: '' }, ...first.steps.slice(1)] as never })).toMatch(
    /does not say why/,
  )
  expect(said({ examples: [second, first, third, fourth] })).toMatch(/go from Start/)
  expect(said({ examples: [first, second] })).toMatch(/the last example is at exam level/)
  expect(said({ examples: [first, second, third, { ...fourth, steps: fourth.steps.slice(2) as never }] })).toMatch(
    /three steps/,
  )
  expect(said({ examples: [first, second, third, fourth, fourth] })).toMatch(/more than four/)
})

test('a fourth example shows a kind of question of its own; three may share theirs', () => {
  const alike = { ...third, covers: fourth.covers, steps: fourth.steps.map(({ covers: _, ...step }) => step) }
  const shared = said({ examples: [first, second, alike as unknown as WorkedExample, fourth] })
  expect(shared).toMatch(/example 3: one of 4, and others show its kinds of questions too/)
  expect(shared).not.toMatch(/example [12]: one of 4/)
  expect(said({ examples: [first, { ...second, covers: first.covers }, fourth] })).not.toMatch(/others show its kinds/)
})

test('the try-it ends at its answer and differs from the examples', () => {
  expect(said({ tryIt: { ...sound.tryIt, steps: [chosen, typed] } })).toMatch(/does not end at \$14\$/)
  expect(said({ tryIt: { ...sound.tryIt, asks: second.asks } })).toMatch(/has shown already/)
})

test('the try-it asks what the second example asks', () => {
  const asking = (asks: string, of = second.asks) =>
    said({ tryIt: { ...sound.tryIt, asks }, examples: [first, { ...second, asks: of }, third, fourth] })
  expect(asking('How many shirts were ordered?')).toBe('')
  expect(asking('Find the number of shirts.')).toBe('')
  expect(asking('How many shirts were ordered, and what does one cost?')).toMatch(
    /try it: asks 2 of the 1 questions of example 2/,
  )
  const both = 'What is the perimeter, and what is the area? Which mistake did Ana make?'
  expect(asking('How many shirts were ordered?', both)).toMatch(/asks 1 of the 3 questions[\s\S]*asks for a mistake/)
  expect(asking(both.replace('Ana', 'Ben'), both)).toBe('')
})

test('every step of the try-it leads back to a step of the second example', () => {
  expect(withTyped({ like: 2 })).toBe('')
  expect(withTyped({ like: 5 })).toMatch(/try it: step 2 is like none of the 5 steps of example 2/)
  expect(withTyped({ like: -1 })).toMatch(/step 2 is like none/)
  expect(withTyped({ like: 1 })).toMatch(/step 2: like: 1 is meant anyway/)
  const short = { ...second, steps: second.steps.slice(1, 3) as never }
  expect(said({ examples: [first, short, third, fourth] })).toMatch(/step 3 is like none of the 2 steps of example 2/)
})

test('every step knows a typical slip; slips are wrong answers, each once, and of the kind that the step takes', () => {
  const says = 'You went wrong.'
  expect(withTyped({ slips: [{ typed: num(112), says }] })).toMatch(/a slip is the right answer/)
  expect(
    withTyped({
      slips: [
        { typed: num(1), says },
        { typed: num(1), says },
      ],
    }),
  ).toMatch(/two slips are the same/)
  expect(withTyped({ slips: [{ choice: 1, says }] })).toMatch(/names a choice where a number is typed/)
  expect(withTyped({ answer: { typed: { html: '$x$', key: 'x' } } })).toMatch(/only a number can be typed/)
  expect(withChosen({ slips: [{ choice: 0, says }] })).toMatch(/the first of the choices/)
  expect(withChosen({ slips: [{ choice: 9, says }] })).toMatch(/does not exist/)
  expect(withChosen({ answer: { choose: ['$x$', '$ x$'] }, slips: [] })).toMatch(/two choices are the same/)
  expect(withTyped({ slips: [] })).toMatch(/knows no typical slip where it asks “Undo the constant/)
})

test('a lesson of six minutes or more is too long, to read or to be read aloud', () => {
  expect(said({ idea: `<p>${'word '.repeat(900)}</p>` })).toMatch(/minutes to read; /)
  // Long formulas are quickly looked at and slowly said.
  const formula = '$\\frac{\\sqrt{a + b}}{\\sqrt{c + d}} = \\frac{\\sqrt{e + f}}{\\sqrt{g + h}}$'
  expect(said({ idea: `<p>${formula.repeat(15)}</p>` })).toMatch(
    /^a1-two-step-equations: takes [^\n]* to be read aloud; 6 is too long$/,
  )
})

test('the names of the words are read as well', () => {
  const named = (words: number) =>
    said({ words: [...sound.words.slice(0, 2), { word: 'name '.repeat(words), meaning: 'A part.' }] as never })
  expect(named(1)).not.toMatch(/minutes to read; /)
  expect(named(300)).toMatch(/minutes to read; /)
})

test('mends name mistakes of the skill and steps that exist', () => {
  expect(said({ mends: { ...sound.mends, 'a1-adds-denominators': [0, 0] } })).toMatch(
    /a1-adds-denominators is no mistake/,
  )
  expect(said({ mends: { ...sound.mends, 'a1-loses-a-minus-sign': [0, 9] } })).toMatch(/step 9 of example 0/)
  expect(withTyped({ slips: [{ typed: num(1), says: '', misconception: 'a1-adds-denominators' }] })).toMatch(
    /no mistake/,
  )
})

test('every mistake that a question of the skill can show has its step, in the lesson or in a chapter', () => {
  const others = Object.fromEntries(Object.entries(sound.mends).filter(([id]) => id !== 'a1-repeats-the-operation'))
  expect(said({ mends: others })).toBe('a1-two-step-equations: no step of its lessons mends a1-repeats-the-operation')
  const chapter = { id: 'a1-two-step-equations-more', name: 'More', lesson: sound }
  expect(said({ mends: others }, { chapters: [chapter] })).toBe('')
  const wrong = { html: 'is', misconception: 'agrees', why: 'It is singular.' }
  const d = asked([question({ wrong: [wrong, wrong, wrong] })])
  const subjects = [{ id: 's', name: 'S', weight: 1, skills: [{ ...skill, id: 'toy' }] }]
  const read = lessonsWhole({ items: [], module: { ...d.module, topic: { ...d.module.topic, subjects } } })
  expect(read.map((p) => p.message)).toContain('no step of its lessons mends agrees')
})

test('a figure carries its text alternative, and its labels are legible', () => {
  expect(said({ figure: '<svg viewBox="0 0 9 9"></svg>' })).toMatch(/no text alternative/)
  expect(said({ figure: '<table><tbody><tr><td>1</td></tr></tbody></table>' })).toMatch(/no text alternative/)
  expect(said({ figure: markedText('The [[ships|what is counted]] leave.') })).not.toMatch(/alternative/)
  expect(said({ figure: sound.figure.replace(/aria-label="[^"]*"/, 'aria-label="A road there and back"') })).toMatch(
    /does not mention/,
  )
})

test('three words or more, each once, each explained in twenty words at most', () => {
  const [one, two] = sound.words
  expect(said({ words: [one, two] as never })).toMatch(/fewer than three words/)
  expect(said({ words: [one, two, one] })).toMatch(/stands twice/)
  expect(said({ words: [one, two, { word: 'long', meaning: 'so '.repeat(21) }] })).toMatch(/more than 20 words/)
})

test('forms that no teacher would write are caught in lessons too, unless they are what is taught', () => {
  expect(said({ trap: '<p>Remember that $x^0 = 1$ and that $x$ means $1x$.</p>' })).toBe('')
  expect(said({ trap: '<p>Writing $1x + -3$ is what nobody should do here.</p>' })).toMatch(/two signs in a row/)
})

test('reading needs no check; words of covers stand in every stem, as whole words', () => {
  const covering = (covers: string[]) => {
    const { check: _, ...example } = { ...first, covers }
    const { check: __, ...tryIt } = sound.tryIt
    const examples = [example, { ...example, level: 'Exam level' as const }] as const
    const lesson = { ...sound, examples, tryIt, mends: {} }
    const d = asked([question({ stem: 'What does the keeper do?' }), question({ id: 'b', stem: 'Why does he count?' })])
    const own = { ...skill, id: 'toy', lesson }
    const subjects = [{ id: 's', name: 'S', weight: 1, skills: [own] }]
    return lessonsWhole({ items: [], module: { ...d.module, topic: { ...d.module.topic, subjects } } }).map(
      (p) => p.message,
    )
  }
  expect(covering(['the keeper do', 'count'])).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/check|shows how|covers/)]),
  )
  expect(covering(['the keeper do']).join()).toMatch(/no example shows how to do b/)
  expect(covering(['what', 'why', 'he keep']).join()).toMatch(/covers “he keep”, which no question of the skill has/)
  expect(covering(['nobody asks this']).join()).toMatch(/no example shows how to do act-reading\/toy-q1/)
})

test('questions that are all asked in one sentence are covered by the mistakes that examples rule out', () => {
  const wrong = (misconception: string) => ({ html: misconception, misconception, why: 'It is not so.' })
  const stem = 'Which choice fits?'
  const questions = [
    question({ id: 'a', stem, wrong: [wrong('splice'), wrong('run-on'), wrong('splice')] }),
    question({ id: 'b', stem, wrong: [wrong('run-on'), wrong('fragment'), wrong('run-on')] }),
  ]
  const covering = (...covers: string[]) => {
    const d = asked(questions)
    const examples = [
      { ...first, covers },
      { ...second, covers },
    ] as const
    const skills = [{ ...skill, id: 'toy', lesson: { ...sound, examples } }]
    const subjects = [{ id: 's', name: 'S', weight: 1, skills }]
    const module = { ...d.module, topic: { ...d.module.topic, subjects } }
    return lessonsWhole({ items: [], module }).map((p) => p.message)
  }
  expect(covering('splice', 'run-on', 'fragment').join()).not.toMatch(/shows how|covers “/)
  expect(covering('splice', 'run-on').join()).toMatch(/no example shows how to do b/)
  expect(covering('which choice fits').join()).toMatch(/covers “which choice fits”, which no question of the skill has/)
})
