import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { aQuestion } from '../../attempt/fixtures'
import { opensLessons } from '../../session/opens-lessons'
import { serverSession } from '../../session/session'
import { Solution } from './Solution'

const question = aQuestion(1, { tag_id: 'T4', answer_explanation: '<p>Add both sides.</p>' })
const OFFER = 'Open the lesson from this question'
const shown = (lessons?: boolean) => {
  const solution = createElement(Solution, {
    question,
    letter: null,
    onCard: () => undefined,
    ...(lessons === undefined ? {} : { lessons }),
  })
  return renderToStaticMarkup(createElement(MemoryRouter, null, solution))
}

test('the lesson of a missed question is offered where lessons are open, and only there', () => {
  expect([shown(), shown(true), shown(false)].map((html) => html.includes(OFFER))).toEqual([true, true, false])
  expect(shown(false)).toContain('Add both sides.')
})

test('a sample of a paid topic opens its lessons to those alone who have a plan for it', () => {
  const nobody = serverSession()
  const withPlan = (name: string, paid_and_active: boolean) => ({ ...nobody, validPlans: [{ name, paid_and_active }] })
  const sample = { question_mode: 'Sample', section: 'SAT Math' }
  expect(opensLessons(nobody, sample)).toBe(false)
  expect(opensLessons(withPlan('SAT Math', false), sample)).toBe(false)
  expect(opensLessons(withPlan('ACT Math', true), sample)).toBe(false)
  expect(opensLessons(withPlan('SAT Math', true), sample)).toBe(true)
  expect(opensLessons(nobody, { ...sample, question_mode: 'All' })).toBe(true)
})

/** What is read of a missed question whose mistake has a name, without the markup around it. */
const read = (running?: number): string => {
  const misconception = { id: 'a1-multiplies', name: 'Multiplies', sentence: 'I multiplied.', clue: 'A plus adds.' }
  const missed = { ...question, misconception }
  const solution = createElement(Solution, { question: missed, letter: null, onCard: () => undefined, running })
  return renderToStaticMarkup(createElement(MemoryRouter, null, solution)).replace(/<[^>]+>/g, ' ')
}

test('what probably happened comes first when the student was wrong', () =>
  expect(read()).toMatch(/^\s*Explanation\s+What probably happened: [\s\S]*Add both sides\./))

test('a named mistake leads to the step that mends it, under what to do next time, and to nothing else', () => {
  expect(read()).toMatch(/Next time: \s*A plus adds\.\s+See the step that mends it\s+Add both sides\./)
  expect(read()).not.toContain(OFFER)
})

const typed = (over: object): string => {
  const grid = {
    ...question,
    answer_explanation: '<p>Add both sides.</p><ul class="wrong"><li><strong>9</strong> adds once.</li></ul>',
    correct_grid_in_answer: '18',
    answer_attributes: { correct: false, letter: null },
    ...over,
  } as typeof question
  const solution = createElement(Solution, { question: grid, letter: null, onCard: () => undefined })
  return renderToStaticMarkup(createElement(MemoryRouter, null, solution))
}

test('a typed wrong answer has a word of its own, and the mistakes of other answers stay folded', () => {
  expect(typed({ student_produced_answer: '-7' })).toContain('No mistake that we know leads to −7.')
  expect(typed({ student_produced_answer: '-7' })).toMatch(/<details[^>]*><summary>Other wrong answers.*adds once/)
  for (const none of [null, '0'])
    expect(typed({ student_produced_answer: none })).not.toContain('No mistake that we know')
  const right = typed({ student_produced_answer: '18', answer_attributes: { correct: true, letter: null } })
  expect(right).not.toContain('No mistake that we know')
})

test('where nobody has answered nothing is said of others', () => expect(read()).not.toMatch(/data|of all answers/))

test('after a tutor’s step and in the window of a question the same is read', () => expect(read(5)).toBe(read()))
