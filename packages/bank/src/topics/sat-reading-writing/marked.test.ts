import { expect, test } from 'vitest'
import { questions } from './marked.ts'

const sample = questions('inferences')`
## 99 High 1.2
~ The following text was written for Fourfold.
/ The river asks for nothing
/ and is given ______
? Which choice completes the line?
= bridges
- outside-the-text | boats | names what the lines never mention.
- reversed | nothing | repeats what the river asks for.
- overstates | oceans | goes beyond a river.
> Read both lines.
! The line says that the river “asks for nothing” and “is given” something.
`

test('marked lines become a question with its source, verse, options, plan and evidence', () => {
  const [item, ...others] = sample
  expect(others).toEqual([])
  expect(item).toMatchObject({
    id: 'sat-reading-writing/inferences-99',
    skill: 'rw-inferences',
    difficulty: 'High',
    b: 1.2,
    stem: 'Which choice completes the line?',
    right: 'bridges',
    evidence: ['asks for nothing'],
  })
  expect(item?.text).toBe(
    '<p><em>The following text was written for Fourfold.</em></p>' +
      '<p>The river asks for nothing<br>and is given <span class="blank">______</span></p>',
  )
  expect(item?.wrong.map((o) => o.misconception)).toEqual(['rw-outside-the-text', 'rw-reversed', 'rw-overstates'])
  expect(item?.explanation).toMatch(/^<strong>Plan:<\/strong> Read both lines\.<\/p><p>The line says/)
})

test('one or two quoted words are evidence only where nothing longer is quoted', () => {
  const evidence = (reason: string) =>
    questions('inferences')({
      raw: [`\n## 99 Low -1\nText.\n= a\n- x | b | c.\n- x | d | e.\n- x | f | g.\n> Plan.\n! ${reason}`],
    })[0]?.evidence
  expect(evidence('It says “never again at all” and “but.”')).toEqual(['never again at all'])
  expect(evidence('It says “but.”')).toEqual(['but'])
})

test('a question without three wrong options, or without its plan, is refused', () => {
  const without = (start: string) => questions('inferences')({ raw: [`\n## 99 High 1.2\nText.\n= a\n${start}`] })
  expect(() => without('- reversed | b | c d.\n> Plan.\n! Reason.')).toThrow('three wrong options')
  expect(() => without('- x | b | c.\n- x | d | e.\n- x | f | g.\n! Reason.')).toThrow('“> …”')
})
