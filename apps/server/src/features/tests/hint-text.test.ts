import { bankItems } from '@fourfold/bank'
import { expect, test } from 'vitest'
import { hintsFor } from './hint-text.ts'

const math = {
  explanation:
    '<p class="plan">Undo what was done last.</p><ol class="steps"><li>Subtract 5: $3x = 21$.</li><li>Divide by 3: $x = 7$.</li></ol><p class="answer">The answer is <strong>B</strong>.</p>',
  evidence: [],
  passage: false,
  rule: 'The rule.',
}
const reading = {
  explanation:
    '<p class="plan">A cause question: find “So”.</p><p>“So when …” (lines 18–20).</p><p class="answer">C</p>',
  evidence: ['So when something came down', 'lost things are various'],
  passage: true,
  rule: '',
}

test('first the plan, then one step after the other, never the last', () => {
  expect(hintsFor(math)).toEqual(['Undo what was done last.', 'Subtract 5: $3x = 21$.'])
})

test('without a plan the rule of the lesson comes first', () => {
  expect(hintsFor({ ...math, explanation: math.explanation.replace(/<p class="plan">.*?<\/p>/, '') })[0]).toBe(
    'The rule.',
  )
})

test('for reading: where to look, then the lines, then what they say', () => {
  expect(hintsFor(reading)).toEqual([
    'A cause question: find “So”.',
    'Read lines 18–20 again.',
    'There it says: “So when something came down”',
  ])
  const short = { ...reading, passage: false, explanation: '<p><strong>Plan:</strong> Main idea.</p><p>Because.</p>' }
  expect(hintsFor(short)).toEqual([
    'Main idea.',
    'Look closely at these words: “So when something came down”',
    'And at these: “lost things are various”',
  ])
})

test('every question of the bank has a hint, and no hint names the letter of the key', () => {
  const deep = process.env.DEEP === '1'
  const items = bankItems().filter((_, i) => deep || i % 10 === 0)
  const bad = items.filter((item) => {
    const { evidence = [] } = (item.params ?? {}) as { evidence?: string[] }
    const hints = hintsFor({
      explanation: item.secret.explanation,
      evidence,
      passage: item.passage_id !== null,
      rule: 'The rule.',
    })
    return hints.length === 0 || hints.some((h) => /class="answer"|The answer is <strong>/.test(h))
  })
  expect(bad.map((i) => i.display_id)).toEqual([])
})
