import { expect, test } from 'vitest'
import { toolList } from './tool-list'

const nothing = () => undefined
const labels = (ways: { passage?: boolean; reading?: boolean; reference?: boolean; onReview?: () => void }) =>
  toolList({
    starred: false,
    passage: false,
    reading: false,
    reference: true,
    panel: null,
    onStar: nothing,
    onCard: nothing,
    onPanel: nothing,
    onFeedback: nothing,
    onKeys: nothing,
    onLogOut: nothing,
    view: [],
    onReview: null,
    ...ways,
  }).map(({ label }) => label)

test('the bar has the tools of the specification in its order', () => {
  expect(labels({})).toEqual([
    ...['Star', 'Flashcards', 'Reference', 'Calculator', 'Full Screen', 'Feedback'],
    ...['Keyboard', 'Log Out'],
  ])
})

test('a topic without a reference sheet, such as Reading and Writing, offers none; beside a passage there is no calculator either', () => {
  expect(labels({ reference: false })).not.toContain('Reference')
  const beside = labels({ passage: true })
  expect([beside.includes('Reference'), beside.includes('Calculator')]).toEqual([false, false])
})

test('where a topic is about reading no calculator is offered, in practice either', () => {
  expect(labels({ reading: true, reference: false })).toEqual([
    ...['Star', 'Flashcards', 'Full Screen', 'Feedback', 'Keyboard', 'Log Out'],
  ])
})

test('an exam of Reading and Writing, which has no reference sheet, has no calculator either', () => {
  expect(labels({ onReview: nothing, reference: false })).not.toContain('Calculator')
})

test('in an exam the reference sheet and the calculator stay, and what helps to learn gives way to the review', () => {
  expect(labels({ onReview: nothing })).toEqual([
    ...['Mark for review', 'Review', 'Reference', 'Calculator', 'Full Screen', 'Keyboard', 'Log Out'],
  ])
})
