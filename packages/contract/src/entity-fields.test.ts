import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  CartProduct,
  CreateTest,
  DashboardData,
  endpoints,
  Filtered,
  Flashcard,
  Mistake,
  NewTestData,
  NewTestQuestion,
  Option,
  Passage,
  PaymentEvent,
  Product,
  ProspectFields,
  Question,
  Rated,
  Result,
  SignUpFields,
  TagBreakdown,
  Test,
  TestListItem,
  TopicAccess,
  User,
} from './index.ts'

const spec = readFileSync(new URL('../../../docs/spec.md', import.meta.url), 'utf8')
const entities = spec.slice(spec.indexOf('## 3. Entities'), spec.indexOf('## 4. '))

/** The names that the specification lists of an entity; what stands in brackets explains them. */
function listed(entity: string): string[] {
  const [, text = ''] = entities.split(new RegExp(`(?:- |\\. |; )${entity.replace(/[()]/g, '\\$&')}: `))
  const [sentence = ''] = text.replace(/\([^)]*\)/g, '').split(/\.\s|\.$|; section:|\n/m)
  return sentence.split(/[,;] ?/).flatMap((part) => /[a-z]\w*$/i.exec(part.trim().replace(/^optional /, ''))?.[0] ?? [])
}

type Shaped = Readonly<{ shape: object }>
const keys = (...schemas: readonly Shaped[]): string[] => schemas.flatMap(({ shape }) => Object.keys(shape))
const { items, sections } = DashboardData.shape.topic_progress.shape

test.each<[entity: string, ours: readonly string[], elsewhere?: readonly string[]]>([
  ['User', keys(User, SignUpFields)],
  ['Prospect', keys(ProspectFields)],
  ['Product (plan)', keys(Product)],
  ['Pricing response', keys(Filtered)],
  ['Topic product', keys(TopicAccess)],
  ['Cart item', keys(CartProduct)],
  ['Order', keys(endpoints.orders.submit.body!.shape.orders)],
  ['Payment event', keys(PaymentEvent)],
  ['Test (list item)', keys(TestListItem)],
  ['Test detail', keys(Test)],
  ['Question', keys(Question)],
  ['Option', keys(Option)],
  ['Passage', keys(Passage, Passage.shape.category)],
  ['Result', keys(Result)],
  ['New-test data', keys(NewTestData.shape.test_questions)],
  ['Question filter fields', keys(NewTestQuestion)],
  ['Test create payload', keys(CreateTest)],
  ['Dashboard data', keys(DashboardData, DashboardData.shape.questions, TagBreakdown)],
  ['Topic progress item', keys(items.element)],
  ['section', keys(sections.element)],
  ['Flashcard', keys(Flashcard, Rated)],
  // The labels of its buttons, which have names with a card.
  ['Mistake', keys(Mistake, Rated), ['labels']],
  ['Feedback', keys(endpoints.feedbacks.create.body!)],
  ['Answer', keys(Question.shape.answer_attributes.unwrap())],
])('the wire has every field that the specification lists: %s', (entity, ours, elsewhere = []) => {
  const names = listed(entity)
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !ours.includes(name) && !elsewhere.includes(name))).toEqual([])
})

test('where tags and passages stand, they are as the specification lists them', () => {
  expect(keys(Test.shape.tags.element)).toEqual(['id', 'name'])
  expect(keys(Question.shape.answer_attributes.unwrap()).sort()).toEqual([
    'content',
    'correct',
    'inserted',
    'letter',
    'question_id',
  ])
  expect(keys(Passage.shape.category)).toEqual(['has_passage'])
})
